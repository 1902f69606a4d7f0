import type { Sealed, Standing, Wording } from './phrases';

const standing = ({ seal, first }: Standing): string =>
  (seal === 'silent' ? '' : seal === 'unsealed' ? ' · sin sellar' : ` · sellada en ${seal}`) +
  (first ? ' · llave estrenada aquí' : '');

const sealed = ({ what, n, author }: Sealed): string =>
  what === 'tirada' ? `la tirada ${n} de ${author}` : what === 'alta' ? `el alta de ${author}` : 'un bloque';

/** The wording of protocol §5.1 and §5.2, which every verifier shares: compared letter by letter. */
export const es: Wording = {
  'verified/apertura': () => 'VERIFICADA: apertura',
  'verified/baliza': ({ k }) => `VERIFICADA: baliza ${k}`,
  'verified/invitacion': () => 'VERIFICADA: invitación',
  'verified/alta': ({ author }) => `VERIFICADA: alta de ${author}`,
  'verified/inmediata': (roll) => `VERIFICADA: inmediata${standing(roll)}`,
  'verified/pedida': (roll) => `VERIFICADA: pedida${standing(roll)}`,
  'verified/basica': (roll) => `VERIFICADA: básica${standing(roll)}`,
  'verified/declarada': (roll) => `VERIFICADA: declarada, resuelta por la baliza ${roll.k}${standing(roll)}`,
  'verified/director': (roll) => `VERIFICADA: director, testigo ${roll.w}${standing(roll)}`,
  'verified/revelacion': ({ n }) => `VERIFICADA: revelación de la oculta ${n}`,
  revealed: () => 'REVELADA',
  'pending/declarada': () => 'PENDIENTE: declarada, espera la baliza que la selle',
  'pending/oculta': () => 'PENDIENTE: oculta sin revelar',
  'unverifiable/beacon': ({ k }) => `AÚN NO VERIFICABLE: no está la baliza ${k}`,
  'unverifiable/opening': () => 'AÚN NO VERIFICABLE: falta la apertura o el alta',
  unknown_key: ({ author }) => `LLAVE DESCONOCIDA: ${author}`,
  'repeated/number': ({ n }) => `REPETIDA: nº ${n}`,
  'repeated/baliza': ({ k }) => `REPETIDA: baliza ${k}`,
  'repeated/alta': ({ author }) => `REPETIDA: alta de ${author}`,
  repaired: ({ masks }) =>
    masks === 1 ? 'REPARADA: 1 carácter tapado' : `REPARADA: ${masks} caracteres tapados`,
  key_accepted: ({ author, k }) => `LLAVE NUEVA: ${author}, aceptada en la baliza ${k}`,
  'unsealed/one': ({ k }) => `SIN SELLAR: la baliza ${k} no la vio (¿a la vez?)`,
  'unsealed/missing': () => 'SIN SELLAR: faltan balizas',
  sealed_late: ({ k, first }) => `SELLADA CON RETRASO: en la ${k}, no en la ${first}`,
  anchor_unseen: ({ post }) => `ANCLA NO VISTA: no veo el mensaje ${post}`,
  damaged: () => 'DAÑADA: código incompleto o mal copiado',
  foreign: () => 'AJENA O DAÑADA',
  not_gm: () => 'AJENA: baliza de quien no dirige',
  unknown_gm: () => 'DIRECTOR DESCONOCIDO: la llave no es la de la invitación',
  other_gm: ({ author }) => `OTRO DIRECTOR: escena de ${author}`,
  closed_scene: () => 'ESCENA CERRADA: ya había otra abierta',
  'key_change/alta': ({ author }) => `CAMBIO DE LLAVE: ${author}`,
  'key_change/block': () => 'CAMBIO DE LLAVE: hecha con la llave nueva, sin aceptar',
  'key_disputed/alta': ({ accounts }) => `LLAVE EN DISPUTA: la presentan ${accounts.join(' y ')}`,
  'key_disputed/block': () => 'LLAVE EN DISPUTA: otra cuenta presenta la misma llave',
  'other_name/alta': ({ named, author }) => `OTRO NOMBRE: el alta dice ${named} y la publica ${author}`,
  'other_name/block': () => 'OTRO NOMBRE: su alta no es clara',
  text_changed: () => 'TEXTO CAMBIADO: los dados son buenos; la etiqueta no',
  'out_of_order/number': ({ n, after }) => `FUERA DE ORDEN: nº ${n} después de la ${after}`,
  'out_of_order/baliza': ({ k, after }) => `FUERA DE ORDEN: baliza ${k} después de la ${after}`,
  'unexpected_beacon/beacon': ({ k, due }) => `BALIZA INESPERADA: usa la baliza ${k} y le tocaba la ${due}`,
  'unexpected_beacon/witness': ({ w, due }) => `BALIZA INESPERADA: usa el testigo ${w} y le tocaba el ${due}`,
  'unexpected_beacon/early_beacon': ({ k }) => `BALIZA INESPERADA: anterior a su propia baliza ${k}`,
  'unexpected_beacon/own_post': () => 'BALIZA INESPERADA: se ancla en un mensaje propio',
  'unexpected_beacon/post': ({ post, due }) =>
    `BALIZA INESPERADA: se ancla en el mensaje ${post} y le tocaba el ${due}`,
  'unexpected_beacon/no_post': ({ post }) => `BALIZA INESPERADA: se ancla en el mensaje ${post}, que no está`,
  'unexpected_beacon/early_post': ({ post }) => `BALIZA INESPERADA: anterior a su propio mensaje ${post}`,
  wrong_request: ({ k, spec }) => `NO ES LO PEDIDO: la baliza ${k} pidió ${spec}`,
  'not_allowed/estricta': () => 'NO PERMITIDA EN ESCENA ESTRICTA',
  'not_allowed/second': ({ k }) => `NO PERMITIDA: ya hay otra inmediata con la baliza ${k}`,
  no_hidden: ({ n }) => `REVELACIÓN SIN OCULTA: nº ${n}`,
  'altered/proof': () => 'ALTERADA: la prueba no cuadra',
  'altered/dice': ({ dice }) => `ALTERADA: los dados publicados no son los verdaderos (${dice.join('; ')})`,
  'altered/no_beacon': ({ k }) => `ALTERADA: la baliza ${k} no existe`,
  'altered/no_request': ({ k, request }) => `ALTERADA: la baliza ${k} no tiene la petición ${request}`,
  'altered/no_seals': ({ k }) => `ALTERADA: la baliza ${k} no tiene sellos y no sirve de testigo`,
  'altered/reference': () => 'ALTERADA: referencia no válida aquí',
  'altered/seals': () => 'ALTERADA: sellos sin ordenar',
  'altered/other_ref': () => 'ALTERADA: la revelación usa otra referencia',
  'altered/commitment': () => 'ALTERADA: no es lo que se comprometió en la oculta',
  'copied/key': ({ author }) => `COPIADA: hecha con la llave de ${author}`,
  'copied/thread': ({ name }) => `COPIADA: hecha para otro hilo (${name})`,
  'reused/number': ({ n }) => `REUTILIZADA: nº ${n}`,
  'reused/request': ({ k, request }) => `REUTILIZADA: petición ${request} de la baliza ${k}`,
  'edited_after_seal/block': ({ k, n }) =>
    `EDITADA TRAS EL SELLO: la baliza ${k} selló otro contenido con el nº ${n}`,
  'edited_after_seal/alta': ({ k }) => `EDITADA TRAS EL SELLO: la baliza ${k} selló otra alta`,
  added_or_edited: ({ beacons }) =>
    `AÑADIDA O EDITADA DESPUÉS: las balizas ${beacons.join(', ')} no la vieron`,
  'bad_resolution/dice': ({ author, n, dice }) =>
    `RESOLUCIÓN FALSA: los dados de ${author} ${n} no son esos (${dice.join('; ')})`,
  'bad_resolution/beacon': ({ author, n, k }) =>
    `RESOLUCIÓN FALSA: la baliza ${k} no resuelve ${author} ${n}`,

  several_scenes: ({ count }) => `VARIAS ESCENAS: ${count} en este hilo`,
  gm_unconfirmed: ({ author }) => `DIRECTOR SIN CONFIRMAR: ${author}`,
  beacon_missing: ({ from, to }) =>
    from === to ? `FALTA la baliza ${from}` : `FALTAN las balizas ${from} a ${to}`,
  rolls_missing: ({ from, to, author, perhapsPrivate }) =>
    (from === to
      ? `FALTA la tirada ${from} de ${author}`
      : `FALTAN las tiradas ${from} a ${to} de ${author}`) +
    (perhapsPrivate ? ' (puede estar en un mensaje privado)' : ''),
  sealed_twice: (seal) => `SELLADA DOS VECES: la baliza ${seal.k} volvió a sellar ${sealed(seal)}`,
  sealed_unseen: (seal) =>
    `SELLADA Y NO VISTA: la baliza ${seal.k} selló ${sealed(seal)} y aquí no está (puede ser un mensaje privado)`,
  sealed_gone: (seal) => `SELLADA Y DESAPARECIDA: la baliza ${seal.k} selló ${sealed(seal)} y ya no está`,
};
