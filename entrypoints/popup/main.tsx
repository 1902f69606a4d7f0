import { render } from 'preact';

const app = document.getElementById('app');
if (app) render(<h1>Fe de Dados</h1>, app);
