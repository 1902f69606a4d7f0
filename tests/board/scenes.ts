import type { Skin } from './model';

interface Scene {
  readonly section: number;
  readonly title: string;
  readonly skin: Skin;
  readonly posts: readonly (readonly [author: string, message: string])[];
}

const talk: readonly (readonly [string, string])[] = [
  ['director', 'Bienvenidos al Refugio. Contad quiénes sois y a qué jugáis.'],
  ['ana', 'Hola, soy Ana. Llevo a Armand en [b]Plenilunio[/b] desde el primer capítulo.'],
  ['beto', 'Beto. Juego desde el móvil, en el tren, así que perdonad las faltas.'],
  ['carla', 'Carla. Me asusto con facilidad y aun así elijo las partidas de horror.'],
  ['dario', 'Darío. De momento solo leo, pero estoy buscando mesa.'],
  ['director', 'Darío, en [b]La casa de la colina[/b] queda un hueco.'],
  ['dario', 'Voy a leerla entera antes de decidir.'],
  ['ana', 'Tarda, que son muchas páginas y pocas sobreviven.'],
  ['beto', 'Lo mejor de jugar por foro: pensar la respuesta un día entero.'],
  ['carla', 'Lo peor: que el director la piense dos. :)'],
  [
    'director',
    '[quote="carla" pid=120]Lo peor: que el director la piense dos. :)[/quote]\nEl director también trabaja.',
  ],
  ['ana', 'Una duda: ¿aquí se tira con la extensión o a mano?'],
  ['director', 'Con Fe de Dados. El bloque se queda en el mensaje y cualquiera puede comprobarlo.'],
  ['beto', '¿Y si edito el mensaje para corregir una falta?'],
  ['director', 'Edita lo que quieras menos el bloque: si cambia una letra, se ve.'],
  ['dario', 'Eso me gusta. En mi foro viejo había un guerrero que sacaba siempre veinte.'],
  ['carla', 'Todos hemos conocido a ese guerrero.'],
  ['ana', 'El mío era mago.'],
  ['beto', 'El mío era el director.'],
  ['director', 'Ejem.'],
  ['beto', 'Otro director. En otra vida.'],
  ['carla', 'Os dejo, que oigo pasos arriba y vivo en un bajo.'],
  ['dario', 'Me apunto a la casa, entonces.'],
];

/** The threads of a new board, in the order of their ids. */
export const scenes: readonly Scene[] = [
  {
    section: 1,
    title: 'Escena 1 · La fábrica abandonada',
    skin: 'plain',
    posts: [
      [
        'director',
        'La verja de la fábrica cuelga de un solo gozne. Dentro huele a óxido y a algo más dulce.\n\nA la luz de la linterna, unas gotas oscuras cruzan el patio hacia la nave de las calderas. [i]Son recientes.[/i]',
      ],
      [
        'ana',
        'Armand se agacha sin quitar la vista de las ventanas. Moja dos dedos en la primera gota y los acerca a la luz.\n\n—Sangre. Y todavía no está fría.',
      ],
      [
        'director',
        '[quote="ana" pid=102]—Sangre. Y todavía no está fría.[/quote]\nEl rastro se pierde entre los cascotes. [b]Ana[/b], dame un reto de Astucia con dificultad 2; tu especialidad «Seguir rastros» cuenta.',
      ],
    ],
  },
  {
    section: 1,
    title: 'Escena 2 · El puerto de noche',
    skin: 'plain',
    posts: [
      [
        'director',
        'Dos noches después. La niebla se ha tragado las grúas y el agua golpea los pilotes como quien llama a una puerta.',
      ],
      ['ana', 'Armand se sube el cuello del abrigo y cuenta las farolas encendidas. Falta una.'],
    ],
  },
  {
    section: 2,
    title: 'Capítulo 1 · La luz que no gira',
    skin: 'sceditor',
    posts: [
      [
        'director',
        'Hace tres noches que el faro de Punta Oscura no gira. La luz sigue encendida, quieta, señalando siempre el mismo punto del mar.\n\nLa puerta está atrancada por dentro.',
      ],
      [
        'beto',
        'Danai apoya la oreja en la madera y levanta una mano para que los demás callen.\n\n—Hay alguien arriba. Camina en círculos.',
      ],
      [
        'director',
        'La ventana del primer piso está a unos cuatro metros, con el muro mojado. [b]Beto[/b], una tirada de Reflejos con Forma física contra dificultad [b]20[/b].',
      ],
    ],
  },
  {
    section: 3,
    title: 'La primera noche',
    skin: 'plain',
    posts: [
      [
        'director',
        'El reloj del salón da las tres. Nadie recuerda haberlo puesto en hora; nadie recuerda haber visto un reloj.',
      ],
      ['carla', 'Inés baja descalza, con la vela por delante y el atizador en la otra mano.'],
    ],
  },
  { section: 4, title: 'Presentaciones', skin: 'plain', posts: talk },
];
