/**
 * One command builds everything a browser gets: blocks (WordPress's own set-up), then what WordPress has no
 * word for: island bundles, the loader that is on every page, and admin screens.
 */
import { createRequire } from 'node:module';
import { existsSync, readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { beforeWriting } from './tools/before-writing.mjs';
import { ChunkFiles, oneShared } from './tools/chunk-files.mjs';
import { BundledPackages } from './tools/licences/bundled.mjs';
import { TIGHT_SHEETS } from './tools/tight-css.mjs';

process.env.WP_EXPERIMENTAL_MODULES = 'true';
process.env.WP_BLOCKS_MANIFEST = 'true';
process.env.WP_SOURCE_PATH = 'blocks';

const require = createRequire( import.meta.url );
const [ blocks, blockModules ] = require( '@wordpress/scripts/config/webpack.config' );
const DependencyExtractionPlugin = require( '@wordpress/dependency-extraction-webpack-plugin' );
const MiniCssExtractPlugin = require( 'mini-css-extract-plugin' );
const { NormalModuleReplacementPlugin } = require( 'webpack' );

/** Script modules that pages ask for by themselves, by the name of the file they become. */
const MODULES = {
	loader: 'src/islands/loader.ts',
	'loader-floats': 'blocks/chat/loader.ts',
	beacon: 'src/beacon/beacon.ts',
	comments: 'src/comments/comments.ts',
	consent: 'src/consent/choose.ts',
	'course-spots': 'src/courses/spots.ts',
	'field-types': 'src/form/field-types.ts',
	limits: 'src/limits/limits.ts',
	'modal-triggers': 'src/modal/triggers.ts',
	prefetch: 'src/prefetch/prefetch.ts',
	prefill: 'src/prefill/prefill.ts',
	push: 'src/push/push.ts',
	'push-ask': 'src/push/ask.ts',
	'push-tidy': 'src/push/tidy.ts',
	reveal: 'src/reveal/reveal.ts',
	drawer: 'src/drawer/drawer.ts',
	menu: 'src/menu/menu.ts',
	scrolling: 'src/scrolling/scrolling.ts',
	sticky: 'src/sticky/sticky.ts',
	'start-days': 'src/prefill/start-days.ts',
	'sticky-reveal': 'src/sticky/reveal.ts',
	'tabs-early': 'src/tabs/early.ts',
	visible: 'src/islands/visible.ts',
};

/** Style sheets of their own among them: what not every page needs that has the rest, or only at its end. */
const SHEETS = {
	'consent-control': 'src/consent/control.css',
	'consent-offers': 'src/consent/offers.css',
	floats: 'src/scrolling/floats.css',
	'menu-open': 'src/menu/open.css',
	'sticky-stuck': 'src/sticky/stuck.css',
};
const BLOCK_SHEETS = [ 'style', 'editor', 'foot', 'account', 'variations', 'conditions', 'booking' ];
const BUILD = resolve( import.meta.dirname, 'plugin/build' );

/** What an island may leave to WordPress. Anything else of WordPress's would load a whole chain of scripts. */
const ISLAND_EXTERNALS = {
	react: [ 'React', 'react' ],
	'react-dom': [ 'ReactDOM', 'react-dom' ],
	'react-dom/client': [ 'ReactDOM', 'react-dom' ],
	'react/jsx-runtime': [ 'ReactJSXRuntime', 'react-jsx-runtime' ],
};

const here = ( path ) => resolve( import.meta.dirname, path );

/** One entry for each folder that holds the file: `blocks/form/island.tsx` becomes `{ form: … }`. */
const entriesIn =
	( folder, file, suffix = '', prefix = '' ) =>
	() =>
		Object.fromEntries(
			readdirSync( here( folder ) )
				.sort()
				.map( ( name ) => [ prefix + name + suffix, here( `${ folder }/${ name }/${ file }` ) ] )
				.filter( ( [ , path ] ) => existsSync( path ) )
		);

/** Webpack makes a script of each style sheet; the list for PHP, which has its version, is written before. */
const dropScripts = ( isEmpty ) =>
	beforeWriting( 'DropScripts', ( files, compilation ) =>
		files.filter( isEmpty ).forEach( ( file ) => compilation.deleteAsset( file ) )
	);

/**
 * Builds the block of the folder `blocks/fields/date` as `field-date`, because WordPress finds blocks by their folder.
 */
const FIELD_BLOCKS = beforeWriting( 'FieldBlocks', ( files, compilation ) =>
	files
		.filter( ( file ) => file.startsWith( 'fields/' ) )
		.forEach( ( file ) => compilation.renameAsset( file, file.replace( 'fields/', 'field-' ) ) )
);

function refuse( request, who ) {
	throw new Error( `${ who } may not import "${ request }": it is not part of what a visitor loads.` );
}

const isWordPress = ( request ) => request.startsWith( '@wordpress/' ) || request === 'jquery';

/**
 * What PHP has to know of the scripts of a folder, in one file: a page that names ten of them reads one file and not
 * ten.
 */
const ONE_FILE = { combineAssets: true, combinedOutputFile: 'assets.php' };

/** The plugins of the default set-up that have no meaning outside the blocks folder are left out. */
function plugins( extraction ) {
	const [ define ] = blocks.plugins;
	return [
		define,
		new MiniCssExtractPlugin( {
			filename: '[name].css',
			chunkFilename: 'chunks/[name].[contenthash:8].css',
			// Each style sheet belongs to a separate component, so their order does not matter.
			ignoreOrder: true,
		} ),
		// One image of flags for all screens: the sharp one, with fewer colors (docs/phone.md).
		new NormalModuleReplacementPlugin( /\/img\/flags(?:@2x)?\.webp$/, here( 'src/phone/images/flags.webp' ) ),
		new NormalModuleReplacementPlugin( /\/img\/globe\.webp$/, ( image ) => {
			image.request = image.request.replace( '.webp', '@2x.webp' );
		} ),
		extraction,
		new ChunkFiles(),
	];
}

/** Pictures by their hash alone: plugin directories take no file with an `@` in its name, as in `flags@2x`. */
const hashedPictures = ( rule ) =>
	rule.generator?.filename?.startsWith( 'images/' )
		? { ...rule, generator: { filename: 'images/[contenthash:16][ext]' } }
		: rule;

/** Contracts, from which TypeScript imports limits and defaults. */
const CONTRACTS = { test: /\/contracts\/[^/]+\.json$/, loader: here( 'tools/contract-loader.mjs' ) };

const islands = {
	...blocks,
	name: 'islands',
	entry: entriesIn( 'blocks', 'island.tsx' ),
	optimization: {
		...blocks.optimization,
		splitChunks: {
			cacheGroups: {
				default: false,
				// What fields that are more than their controls are drawn with: once, however many of them a form has.
				fieldFrame: { test: /[\\/]kit[\\/]view\.tsx?$/, name: 'field-frame', chunks: 'async', enforce: true },
				// A library has a name, so that it can have a budget of its own (tools/budgets).
				defaultVendors: {
					test: /[\\/]node_modules[\\/]/,
					chunks: 'async',
					priority: -10,
					reuseExistingChunk: true,
					name: ( module, chunks ) => `${ chunks.map( ( { name } ) => name ).join( '-' ) }-library`,
				},
			},
		},
	},
	resolve: {
		...blocks.resolve,
		// The default entry is written for old browsers and 3.3 kB larger.
		alias: {
			...blocks.resolve?.alias,
			'libphonenumber-js/core$': here( 'node_modules/libphonenumber-js/core/es6/index.js' ),
		},
	},
	output: {
		...blocks.output,
		path: `${ BUILD }/islands`,
		chunkFilename: 'chunks/[name].[contenthash:8].js',
		publicPath: 'auto',
		uniqueName: 'vestibule-islands',
		clean: true,
	},
	module: {
		...blocks.module,
		rules: [
			...blocks.module.rules.map( hashedPictures ),
			{
				test: /intlTelInput\.min\.css$/,
				enforce: 'pre',
				loader: here( 'tools/rooted-css.mjs' ),
				options: { element: '.iti' },
			},
		],
	},
	plugins: plugins(
		new DependencyExtractionPlugin( {
			...ONE_FILE,
			useDefaults: false,
			requestToExternal: ( request ) =>
				isWordPress( request ) ? refuse( request, 'An island' ) : ISLAND_EXTERNALS[ request ]?.[ 0 ],
			requestToHandle: ( request ) => ISLAND_EXTERNALS[ request ]?.[ 1 ],
		} )
	),
};

const loader = {
	...blockModules,
	name: 'modules',
	entry: () =>
		Object.fromEntries(
			Object.entries( { ...MODULES, ...SHEETS } ).map( ( [ name, file ] ) => [ name, here( file ) ] )
		),
	output: { ...blockModules.output, path: `${ BUILD }/modules`, uniqueName: 'vestibule-modules', clean: true },
	plugins: [
		...plugins(
			new DependencyExtractionPlugin( {
				...ONE_FILE,
				useDefaults: false,
				requestToExternalModule: ( request ) =>
					isWordPress( request ) || request.startsWith( 'react' ) ? refuse( request, 'A module' ) : false,
			} )
		),
		dropScripts( ( name ) => name.replace( /\.js$/, '' ) in SHEETS ),
		TIGHT_SHEETS,
	],
};

/** Small scripts that run beside WordPress's own screens, without the code that the plugin's screens share. */
const ALONE = [ 'chat-order', 'form-list', 'images', 'insert-form', 'palette', 'reveal', 'settings', 'sticky' ];

const admin = {
	...blocks,
	name: 'admin',
	entry: entriesIn( 'src/admin', 'index.tsx' ),
	output: {
		...blocks.output,
		path: `${ BUILD }/admin`,
		chunkFilename: 'chunks/[name].[contenthash:8].js',
		publicPath: 'auto',
		uniqueName: 'vestibule-admin',
		clean: true,
	},
	performance: { hints: false },
	// Code of several screens: once in the zip, and once in a browser's cache.
	optimization: {
		...blocks.optimization,
		splitChunks: oneShared( 'kit', ( { name } ) => ! ALONE.includes( name ) ),
		runtimeChunk: { name: ( { name } ) => ( ALONE.includes( name ) ? undefined : 'kit' ) },
	},
	plugins: plugins(
		// Without this a package's style sheet would become a script handle that does not exist.
		new DependencyExtractionPlugin( {
			...ONE_FILE,
			requestToExternal: ( request ) => ( request.endsWith( '.css' ) ? null : undefined ),
		} )
	),
};

/** `blocks/form/style.css` becomes `blocks/form/style.css`, minified; the empty script webpack adds is dropped. */
const styles = {
	...blocks,
	name: 'styles',
	entry: () =>
		Object.assign(
			entriesIn( 'blocks/fields', 'style.css', '/style', 'field-' )(),
			...BLOCK_SHEETS.map( ( name ) => entriesIn( 'blocks', `${ name }.css`, `/${ name }` )() )
		),
	output: { ...blocks.output, path: `${ BUILD }/blocks`, filename: '[name].empty.js' },
	optimization: { ...blocks.optimization, splitChunks: false },
	plugins: [
		new MiniCssExtractPlugin( { filename: '[name].css' } ),
		dropScripts( ( name ) => name.endsWith( '.empty.js' ) ),
		TIGHT_SHEETS,
	],
};

/** The theme's sheets, minified: `theme/assets/styles/blocks/quote.css` becomes `theme/build/blocks/quote.css`. */
const themeStyles = {
	...styles,
	name: 'theme',
	entry: () =>
		Object.fromEntries(
			readdirSync( here( 'theme/assets/styles' ), { recursive: true, encoding: 'utf8' } )
				.filter( ( path ) => path.endsWith( '.css' ) )
				.sort()
				.map( ( path ) => [ path.slice( 0, -'.css'.length ), here( `theme/assets/styles/${ path }` ) ] )
		),
	output: { ...styles.output, path: here( 'theme/build' ), clean: true },
};

/** Field blocks need only their name in the editor. The rest of block.json comes through the server. */
const nameOnly = ( text ) => ( { name: JSON.parse( text ).name } );
const FIELD_NAMES = { test: /\/fields\/[^/]+\/block\.json$/, parser: { parse: nameOnly } };

const withRule = ( config, rule ) => ( {
	...config,
	module: { ...config.module, rules: [ ...config.module.rules, rule ] },
} );

const inBlocks = ( config, name ) => ( {
	...withRule( config, FIELD_NAMES ),
	name,
	output: { ...config.output, path: `${ BUILD }/blocks`, uniqueName: `vestibule-${ name }` },
	plugins: [ ...config.plugins, FIELD_BLOCKS ],
} );

/** Each set-up notes whose code it ships. */
const noted = ( config ) => ( { ...config, plugins: [ ...config.plugins, new BundledPackages( config.name ) ] } );

const own = [ styles, themeStyles, islands, loader, admin ];

export default [ inBlocks( blocks, 'blocks' ), inBlocks( blockModules, 'block-modules' ), ...own ].map( ( config ) =>
	noted( withRule( config, CONTRACTS ) )
);
