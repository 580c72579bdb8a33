import { useData, withBase } from 'vitepress';
import theme from 'vitepress/theme-without-fonts';
import { h } from 'vue';
import './style.css';

/** Links to the same page in the other language, or to its home page if the page has no translation. */
function LanguageLink() {
	const { frontmatter, theme: settings } = useData();
	const { text, lang, home } = settings.value.other;
	const href = withBase( frontmatter.value.translation ?? home );
	return h( 'a', { class: 'language', href, lang, hreflang: lang }, text );
}

export default {
	extends: theme,
	Layout: () => h( theme.Layout, null, { 'nav-bar-content-after': () => h( LanguageLink ) } ),
};
