// The board's own script: SCEditor where a thread has that skin, and «Editar aquí».
(() => {
  const dark = document.documentElement.dataset.theme === 'dark';

  const dress = (form) => {
    if (form.dataset.skin !== 'sceditor' || !window.sceditor) return;
    const area = form.querySelector('textarea[name=message]');
    window.sceditor.create(area, {
      format: 'bbcode',
      plugins: 'undo',
      locale: 'es',
      style: `/assets/${dark ? 'content-dark' : 'content-light'}.css`,
      toolbar: 'bold,italic,underline,strike|color,removeformat|quote,code,link,image|source',
      emoticonsEnabled: false,
      startInSourceMode: form.dataset.mode === 'source',
      width: '100%',
      height: 40 + area.rows * 24,
      resizeWidth: false,
    });
  };

  // A quote keeps its author and the post it comes from through the visual editor.
  const keepQuotes = () => {
    const { escapeEntities, formats } = window.sceditor;
    formats.bbcode.set('quote', {
      isInline: false,
      tags: { blockquote: null },
      format: ({ dataset }, content) => {
        const author = dataset.author ? `="${dataset.author}"` : '';
        return `[quote${author}${author && dataset.quoted ? ` pid=${dataset.quoted}` : ''}]${content}[/quote]`;
      },
      html: (_token, attrs, content) => {
        const author = attrs.defaultattr ? ` data-author="${escapeEntities(attrs.defaultattr, true)}"` : '';
        const quoted = attrs.pid ? ` data-quoted="${escapeEntities(attrs.pid, true)}"` : '';
        return `<blockquote${author}${quoted}>${content}</blockquote>`;
      },
    });
  };

  const editHere = async (button) => {
    const answer = await fetch(button.dataset.form);
    if (!answer.ok) return;
    const post = button.closest('.post');
    const body = post.querySelector('.post-body');
    const holder = document.createElement('template');
    holder.innerHTML = await answer.text();
    const form = holder.content.querySelector('form');
    const cancel = document.createElement('button');
    cancel.type = 'button';
    cancel.className = 'link-button';
    cancel.textContent = 'Cancelar';
    cancel.addEventListener('click', () => {
      window.sceditor?.instance(form.querySelector('textarea[name=message]'))?.destroy();
      form.remove();
      body.hidden = false;
      button.disabled = false;
    });
    form.querySelector('.form-actions').append(cancel);
    body.hidden = true;
    button.disabled = true;
    body.after(form);
    dress(form);
    form.querySelector('textarea:not([style*=none])')?.focus();
  };

  if (window.sceditor) keepQuotes();
  for (const form of document.querySelectorAll('form.post-form')) dress(form);
  document.addEventListener('click', (event) => {
    const button = event.target.closest?.('.edit-here');
    if (button) void editHere(button);
  });
})();
