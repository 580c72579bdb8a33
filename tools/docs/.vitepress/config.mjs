/** Documentation site: the Markdown pages of docs/ with VitePress. See docs/contributing.md. */
import { readFileSync } from 'node:fs';
import { inCache, inRoot } from '../../lib/paths.mjs';
import { REPOSITORY, extend, slugOf } from '../markdown.mjs';
import { navigation, translationOf } from '../navigation.mjs';
import { LABELS, SEARCH } from './german.mjs';

/** Colors of Portico as custom properties, such as `--paper`. */
const COLORS = JSON.parse( readFileSync( inRoot( 'theme/theme.json' ), 'utf8' ) )
	.settings.color.palette.map( ( { slug, color } ) => `--${ slug }:${ color }` )
	.join( ';' );

const ICON = readFileSync( inRoot( '.wordpress-org/icon.svg' ), 'base64' );

/**
 * Vite searches for packages from the folder of the pages, which contains none. So Node imports Vue when pages are
 * rendered, and the server doesn't bundle packages in advance.
 */
const packages = {
	name: 'packages',
	enforce: 'pre',
	resolveId: ( id, from, { ssr } ) => ( ssr && /^vue(?:\/|$)/.test( id ) ? { id, external: true } : null ),
	configResolved: ( { optimizeDeps } ) => {
		optimizeDeps.include = [];
	},
};

/** Returns the menu and the sidebar of a language. */
function menus( folder, repository ) {
	const { nav, sidebar } = navigation( folder );
	return { nav: [ ...nav, { text: repository, link: REPOSITORY, target: '_self', noIcon: true } ], sidebar };
}

export default {
	srcDir: inRoot( 'docs' ),
	outDir: inCache( 'docs' ),
	cacheDir: inCache( 'vitepress' ),
	rewrites: { 'README.md': 'index.md', 'de/README.md': 'de/index.md' },
	title: 'Vestibule',
	description: 'Documentation of Vestibule, a WordPress plugin, and of Portico, its block theme.',
	// Languages have no `label`, so VitePress prints no menu of languages. Its links would lead to pages that exist in one
	// language only, and need a script on phones. The theme prints a link instead.
	locales: {
		root: {
			lang: 'en-US',
			themeConfig: { ...menus( '', 'Repository' ), other: { text: 'Deutsch', lang: 'de', home: '/de/' } },
		},
		de: {
			lang: 'de',
			description: 'Dokumentation von Vestibule, einem WordPress-Plugin, für Betreiber von Websites.',
			themeConfig: {
				...menus( 'de/', 'Quellcode' ),
				...LABELS,
				other: { text: 'English', lang: 'en', home: '/' },
			},
		},
	},
	transformPageData: ( { relativePath, frontmatter } ) => ( {
		frontmatter: { ...frontmatter, translation: translationOf( relativePath ) },
	} ),
	head: [
		[ 'link', { rel: 'icon', href: `data:image/svg+xml;base64,${ ICON }` } ],
		[ 'style', {}, `:root{${ COLORS }}` ],
	],
	markdown: {
		anchor: { slugify: slugOf },
		attrs: { disable: true },
		externalLinks: { rel: 'external', target: '_self' },
		theme: { light: 'github-light-high-contrast', dark: 'github-dark-high-contrast' },
		image: { lazyLoading: true },
		config: extend,
	},
	themeConfig: {
		outline: [ 2, 3 ],
		docFooter: { prev: false, next: false },
		search: { provider: 'local', options: { locales: { de: { translations: SEARCH } } } },
	},
	vite: {
		plugins: [ packages ],
		// The search index is loaded when a visitor opens the search.
		build: { chunkSizeWarningLimit: 1000 },
		server: { fs: { allow: [ inRoot( '.' ) ] } },
	},
};
