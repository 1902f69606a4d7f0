/** A file of templates to begin with: it uses all there is. docs/plantillas.md explains it line by line. */
export const SAMPLE = `{
  "formato": "fe-de-dados/plantillas/1",
  "juego": "Mi juego",
  "tiradas": [
    {
      "nombre": "Prueba",
      "dados": "{Dados}+{Habilidad}{Suerte}",
      "casillas": [
        {
          "nombre": "Dados",
          "tipo": "opcion",
          "opciones": [
            { "nombre": "Normal", "dados": "2d6" },
            { "nombre": "Con ventaja", "dados": "3d6kh2" }
          ]
        },
        { "nombre": "Habilidad", "tipo": "numero", "minimo": -3, "maximo": 5, "inicial": 1 },
        { "nombre": "Suerte", "tipo": "si_o_no", "si": "+1d4", "no": "" }
      ],
      "resultados": [
        { "hasta": 6, "palabras": "Fallo" },
        { "hasta": 9, "palabras": "Con coste" },
        { "palabras": "Éxito" }
      ]
    }
  ]
}
`;
