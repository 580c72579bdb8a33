/**
 * Builds all scripts and styles: blocks with the configuration of @wordpress/scripts, then islands, script modules,
 * admin screens and the theme's styles.
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

/** Script modules that pages load directly. The keys are the names of the built files. */
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

/** Style sheets that are loaded separately or late, because not every page needs them. */
const SHEETS = {
	'consent-control': 'src/consent/control.css',
	'consent-offers': 'src/consent/offers.css',
	floats: 'src/scrolling/floats.css',
	'menu-open': 'src/menu/open.css',
	'sticky-stuck': 'src/sticky/stuck.css',
};
const BLOCK_SHEETS = [ 'style', 'editor', 'foot', 'account', 'variations', 'conditions', 'booking' ];
const BUILD = resolve( import.meta.dirname, 'plugin/build' );

/** The scripts of WordPress that islands may use. Others would load many more scripts. */
const ISLAND_EXTERNALS = {
	react: [ 'React', 'react' ],
	'react-dom': [ 'ReactDOM', 'react-dom' ],
	'react-dom/client': [ 'ReactDOM', 'react-dom' ],
	'react/jsx-runtime': [ 'ReactJSXRuntime', 'react-jsx-runtime' ],
};

const here = ( path ) => resolve( import.meta.dirname, path );

/** Returns an entry for each folder that contains the file, for example `{ form: … }` for `blocks/form/island.tsx`. */
const entriesIn =
	( folder, file, suffix = '', prefix = '' ) =>
	() =>
		Object.fromEntries(
			readdirSync( here( folder ) )
				.sort()
				.map( ( name ) => [ prefix + name + suffix, here( `${ folder }/${ name }/${ file }` ) ] )
				.filter( ( [ , path ] ) => existsSync( path ) )
		);

/** Deletes the empty scripts that webpack writes for style sheets. The asset list for PHP is written before. */
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
	throw new Error( `${ who } may not import "${ request }", because visitors do not load it.` );
}

const isWordPress = ( request ) => request.startsWith( '@wordpress/' ) || request === 'jquery';

/**
 * Writes the dependencies and versions of all scripts of a folder to one file, so that PHP reads one file for a page
 * with ten scripts.
 */
const ONE_FILE = { combineAssets: true, combinedOutputFile: 'assets.php' };

/** Returns only those plugins of the default configuration that also apply outside the blocks folder. */
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
		// Displays of every resolution use the same large image of flags, with fewer colors (docs/phone.md).
		new NormalModuleReplacementPlugin( /\/img\/flags(?:@2x)?\.webp$/, here( 'src/phone/images/flags.webp' ) ),
		new NormalModuleReplacementPlugin( /\/img\/globe\.webp$/, ( image ) => {
			image.request = image.request.replace( '.webp', '@2x.webp' );
		} ),
		extraction,
		new ChunkFiles(),
	];
}

/** Names images by their hash, because the plugin directory rejects file names with an `@`, such as `flags@2x`. */
const hashedPictures = ( rule ) =>
	rule.generator?.filename?.startsWith( 'images/' )
		? { ...rule, generator: { filename: 'images/[contenthash:16][ext]' } }
		: rule;

/** TypeScript imports limits and defaults from contracts. */
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
				// All field types with a frame around their control share this script.
				fieldFrame: { test: /[\\/]kit[\\/]view\.tsx?$/, name: 'field-frame', chunks: 'async', enforce: true },
				// Named libraries can have a budget (tools/budgets).
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
		// The default file supports old browsers and is 3.3 kB larger.
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

/** Small scripts for WordPress's own screens, which do not load the code that the plugin's screens share. */
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
	// Put code of several screens into one file, so that browsers cache it once and the zip contains it once.
	optimization: {
		...blocks.optimization,
		splitChunks: oneShared( 'kit', ( { name } ) => ! ALONE.includes( name ) ),
		runtimeChunk: { name: ( { name } ) => ( ALONE.includes( name ) ? undefined : 'kit' ) },
	},
	plugins: plugins(
		// Otherwise style sheets of packages would be listed as scripts that do not exist.
		new DependencyExtractionPlugin( {
			...ONE_FILE,
			requestToExternal: ( request ) => ( request.endsWith( '.css' ) ? null : undefined ),
		} )
	),
};

/** Minifies the style sheets of blocks. */
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

/** Minifies the theme's style sheets: writes `theme/assets/styles/blocks/quote.css` to `theme/build/blocks/quote.css`. */
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

/** Scripts of field blocks only contain the name from block.json. The server sends the rest to the editor. */
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

/** Adds a webpack plugin that lists the bundled packages, so that the release can contain their licenses. */
const noted = ( config ) => ( { ...config, plugins: [ ...config.plugins, new BundledPackages( config.name ) ] } );

const own = [ styles, themeStyles, islands, loader, admin ];

export default [ inBlocks( blocks, 'blocks' ), inBlocks( blockModules, 'block-modules' ), ...own ].map( ( config ) =>
	noted( withRule( config, CONTRACTS ) )
);
