/**
 * Small packages of the plugin that don't use each other: Site packages, and Tools packages for setup, import and
 * reports. tools/packages.mjs has the other packages.
 */

/** Layer of every package's `Admin/` and of Tools. They may use all lower layers, and nothing uses them. */
export const TOP = 5;

/** @typedef {import('./packages.mjs').Package} Package */

/** Creates a Site package. It may use only the kernel and the guard. */
const site = ( name, is, owns = {} ) => ( {
	name: `Site/${ name }`,
	layer: 2,
	only: [ 'Kernel', 'Guard' ],
	is,
	...owns,
} );
const tool = ( name, is, owns = {} ) => ( { name: `Tools/${ name }`, layer: TOP, is, ...owns } );

/** @type {Package[]} */
export const SMALL_PACKAGES = [
	site( 'Accordion', 'accordions', {
		pages: [ 'tabs#accordions' ],
		entry: [ 'Site\\Accordion\\AccordionBlock', 'blocks/accordion' ],
	} ),
	site( 'Blocks', 'code for all blocks', {
		pages: [ 'architecture' ],
		entry: [ 'Site\\Blocks\\BlockTypes' ],
	} ),
	site( 'Caches', 'purges page caches after changes', {
		pages: [ 'caching' ],
		entry: [ 'Site\\Caches\\Changes' ],
	} ),
	site( 'Carousel', 'carousels', {
		pages: [ 'carousel' ],
		entry: [ 'Site\\Carousel\\CarouselBlock', 'blocks/carousel', 'blocks/slide' ],
	} ),
	site( 'Chat', 'the chat button and its accounts', {
		pages: [ 'chat' ],
		entry: [ 'Site\\Chat\\ChatBlocks', 'blocks/chat', 'blocks/chat-button', 'src/admin/chat' ],
		postTypes: [ 'vestibule_account' ],
		options: [ 'vestibule_chat', 'vestibule_chat_any', 'vestibule_chat_imported' ],
		meta: [ '_vestibule_chat_imported_from' ],
	} ),
	site( 'Comments', 'spam protection of comments', {
		pages: [ 'spam' ],
		entry: [ 'Site\\Comments\\CommentGuard', 'src/comments' ],
		meta: [ '_vestibule_comment_reason' ],
	} ),
	site( 'Consent', 'the cookie notice and embeds', {
		pages: [ 'consent' ],
		entry: [ 'Site\\Consent\\NoticeHooks', 'src/consent', 'blocks/cookie-choice', 'src/admin/consent' ],
		options: [ 'vestibule_consent' ],
	} ),
	site( 'Excerpt', 'excerpts', { pages: [ 'header' ], entry: [ 'Site\\Excerpt\\Excerpts' ] } ),
	site( 'Header', 'menu, drawers, the sticky header, the button to the top', {
		pages: [ 'header' ],
		entry: [
			'Site\\Header\\NavigationMenu',
			'Site\\Header\\DrawerBlock',
			'Site\\Header\\StickyEffect',
			'Site\\Header\\Scrolling',
		],
	} ),
	site( 'Modal', 'modals', { pages: [ 'tabs#modals' ], entry: [ 'Site\\Modal\\ModalBlock', 'blocks/modal' ] } ),
	site( 'Performance', 'images and links by measurements of visits', {
		pages: [ 'speed' ],
		entry: [ 'Site\\Performance\\SpeedSettings', 'src/beacon', 'src/prefetch', 'src/admin/images' ],
		options: [ 'vestibule_speed', 'vestibule_beacons' ],
	} ),
	site( 'Push', 'push messages', {
		pages: [ 'push' ],
		entry: [ 'Site\\Push\\Setup', 'src/push', 'blocks/push-subscribe', 'src/admin/push' ],
		options: [ 'vestibule_push', 'vestibule_push_used', 'vestibule_push_keys', 'vestibule_push_refusal' ],
		meta: [ '_vestibule_push_sent' ],
	} ),
	site( 'Reveal', 'blocks that appear while scrolling', {
		pages: [ 'header' ],
		entry: [ 'Site\\Reveal\\RevealEffect', 'src/reveal', 'src/admin/reveal' ],
	} ),
	site( 'Tabs', 'tabs', { pages: [ 'tabs#tabs' ], entry: [ 'Site\\Tabs\\TabsBlock', 'blocks/tabs' ] } ),
	tool( 'Demo', 'the demo site', {
		pages: [ 'demo' ],
		entry: [ 'Tools\\Demo\\Demo', 'src/admin/demo' ],
		options: [ 'vestibule_demo' ],
		meta: [ '_vestibule_demo' ],
	} ),
	tool( 'Documents', 'documents about data protection and accessibility', {
		pages: [ 'for-site-owners#documents', 'security' ],
		entry: [ 'Tools\\Documents\\Documents', 'Tools\\Documents\\DocumentsScreen', 'Tools\\Documents\\PolicyText' ],
		options: [ 'vestibule_documents' ],
	} ),
	tool( 'Health', 'Site Health and the doctor', { pages: [ 'health' ], entry: [ 'Tools\\Health\\HealthChecks' ] } ),
	tool( 'Import', 'forms of other plugins', {
		pages: [ 'form-editor' ],
		entry: [ 'Tools\\Import\\ImportScreen', 'Tools\\Import\\Sources' ],
	} ),
	tool( 'Menu', 'the menu in wp-admin, its tabs and commands', {
		pages: [ 'for-site-owners#the-menu' ],
		entry: [ 'Tools\\Menu\\Menu', 'src/admin/palette' ],
	} ),
	tool( 'Move', "WordPress's import", {
		pages: [ 'health#moving-to-another-site' ],
		entry: [ 'Tools\\Move\\WordPressImport' ],
		meta: [ '_vestibule_imported_post', '_vestibule_imported_number', '_vestibule_import_open' ],
	} ),
	tool( 'Programs', '`vestibule()`, REST and abilities for API clients', {
		pages: [ 'programs' ],
		entry: [ 'Tools\\Programs\\Programs', 'Tools\\Programs\\Abilities' ],
	} ),
	tool( 'Settings', 'the settings screen', {
		pages: [ 'for-site-owners' ],
		entry: [ 'Tools\\Settings\\Screen' ],
	} ),
	tool( 'Start', 'first steps', {
		pages: [ 'form-editor#first-run' ],
		entry: [ 'Tools\\Start\\StartScreen', 'src/admin/start' ],
		options: [ 'vestibule_start_shown' ],
	} ),
];
