/**
 * The rooms of the plugin and the floors they stand on: the one list that `npm run boundaries` reads, for PHP
 * (tools/boundaries.mjs) and for TypeScript (.dependency-cruiser.mjs), and from which docs/architecture.md draws them.
 */

/** The floor of every room's `Admin/` and of Tools: they use all that is below, and nothing uses them. */
export const TOP = 5;

/**
 * @typedef {Object} Room
 * @property {string}   name   Its folder in plugin/src, which is its namespace too.
 * @property {number}   floor  It may use the rooms on lower floors, except Site and Tools.
 * @property {string}   is     What it holds.
 * @property {string[]} [beside] Rooms on its own floor that it may use.
 * @property {string[]} [only] The only rooms it may use; otherwise all below.
 * @property {string[]} [postTypes] Names that stand in its code alone; one that ends with _ stands for all that begin so.
 * @property {string[]} [options] Transients too.
 * @property {string[]} [meta] Of posts, users and comments.
 * @property {string[]} [tables] As statements name them in braces.
 */

/** A part of the site beside the forms: alone on the kernel and the guard, whether it needs both or not. */
const site = ( name, is, owns = {} ) => ( {
	name: `Site/${ name }`,
	floor: 2,
	only: [ 'Kernel', 'Guard' ],
	is,
	...owns,
} );
const tool = ( name, is, owns = {} ) => ( { name: `Tools/${ name }`, floor: TOP, is, ...owns } );

/** @type {Room[]} */
export const ROOMS = [
	{
		name: 'Kernel',
		floor: 0,
		is: 'database, contracts, settings, time, registers, calls, mail, HTML; knows no subject',
		options: [
			'vestibule_schema',
			'vestibule_schema_pause',
			'vestibule_secret',
			'vestibule_data',
			'vestibule_files_folder',
			'vestibule_country_',
		],
		tables: [ 'rates', 'probe' ],
	},
	{
		name: 'Entries',
		floor: 1,
		is: 'the table of entries: lists, status and files, and what belongs to them',
		options: [ 'vestibule_files_told' ],
		tables: [ 'submissions', 'uploads' ],
	},
	{
		name: 'Guard',
		floor: 1,
		beside: [ 'Entries' ],
		is: 'spam checks, lists, captchas and Akismet',
		options: [ 'vestibule_spam', 'vestibule_spam_secrets', 'vestibule_captcha_problem' ],
		meta: [ 'vestibule_form_spam' ],
		tables: [ 'akismet' ],
	},
	{
		name: 'Calendar',
		floor: 1,
		beside: [ 'Entries' ],
		is: 'events, hosts, free times, seats, bookings, waiting lists',
		postTypes: [ 'vestibule_event', 'vestibule_host' ],
		options: [ 'vestibule_first_event' ],
		meta: [ '_vestibule_host_calendars', '_vestibule_host_feed', 'vestibule_bookings_view' ],
		tables: [
			'bookings',
			'booking_resources',
			'booking_changes',
			'booking_waiting',
			'busy_calendars',
			'busy_times',
		],
	},
	{ name: 'Fields', floor: 2, is: 'field types, the tree of a form, conditions, merge tags' },
	{
		name: 'Forms',
		floor: 3,
		is: 'the form and its settings, printing, checking, steps, drafts, confirmations',
		postTypes: [ 'vestibule_form' ],
		options: [ 'vestibule_form_counter', 'vestibule_form_four', 'vestibule_state_' ],
		meta: [
			'vestibule_form_id',
			'vestibule_form_settings',
			'vestibule_form_confirmations',
			'vestibule_form_steps',
			'vestibule_form_saving',
		],
		tables: [ 'saved_forms', 'tokens' ],
	},
	{
		name: 'Outgoing',
		floor: 4,
		is: 'the outbox: mail and webhooks of a form',
		meta: [ 'vestibule_form_notifications', 'vestibule_form_webhooks', '_vestibule_webhook_secrets' ],
		tables: [ 'mails', 'webhook_deliveries' ],
	},
	{
		name: 'Inbox',
		floor: 4,
		beside: [ 'Outgoing' ],
		is: 'what people read of an entry: answers, notes, export, retention',
		options: [ 'vestibule_entry_counts' ],
		meta: [ 'vestibule_entries_columns_' ],
		tables: [ 'entry_notes' ],
	},
	site( 'Accordion', 'accordions' ),
	site( 'Blocks', 'what all blocks have in common' ),
	site( 'Caches', 'page caches, which are told what has changed' ),
	site( 'Carousel', 'carousels' ),
	site( 'Chat', 'the chat button and its accounts', {
		postTypes: [ 'vestibule_account' ],
		options: [ 'vestibule_chat', 'vestibule_chat_any', 'vestibule_chat_imported' ],
		meta: [ '_vestibule_chat_imported_from' ],
		tables: [ 'chat_counts' ],
	} ),
	site( 'Comments', 'comments without spam', { meta: [ '_vestibule_comment_reason' ] } ),
	site( 'Consent', 'the cookie notice and embeds', {
		options: [ 'vestibule_consent' ],
		tables: [ 'consent_receipts' ],
	} ),
	site( 'Excerpt', 'excerpts' ),
	site( 'Header', 'menu, drawers, the sticky header, the button to the top' ),
	site( 'Modal', 'modals' ),
	site( 'Performance', 'images and links by measurements of visits', {
		options: [ 'vestibule_speed', 'vestibule_beacons' ],
		tables: [ 'beacons' ],
	} ),
	site( 'Push', 'notifications in the browser', {
		options: [ 'vestibule_push', 'vestibule_push_used', 'vestibule_push_keys', 'vestibule_push_refusal' ],
		meta: [ '_vestibule_push_sent' ],
		tables: [ 'push_subscriptions', 'push_sendings' ],
	} ),
	site( 'Reveal', 'blocks that appear on scrolling' ),
	site( 'Tabs', 'tabs' ),
	tool( 'Demo', 'the demo site', { options: [ 'vestibule_demo' ], meta: [ '_vestibule_demo' ] } ),
	tool( 'Health', 'Site Health and the doctor' ),
	tool( 'Import', 'forms of other plugins' ),
	tool( 'Move', "WordPress's import", {
		meta: [ '_vestibule_imported_post', '_vestibule_imported_number', '_vestibule_import_open' ],
	} ),
	tool( 'Privacy', 'what the privacy policy can say' ),
	tool( 'Programs', '`vestibule()`, REST and abilities for other programs' ),
	tool( 'Settings', 'the settings screen' ),
	tool( 'Start', 'first steps', { options: [ 'vestibule_start_shown' ] } ),
];

/** Files at the top level of plugin/src that any room may use; Plugin.php, which names all rooms, is used by none. */
export const SHARED_FILES = [ 'Module.php', 'Services.php' ];

const FORM = '^blocks/(form|submit|step|section|confirmation)/';

/** Blocks that make one with another. */
const PAIRS = [ 'tabs?', 'accordion(-item)?', '(carousel|slide)', 'chat(-button)?' ].map(
	( names ) => `^blocks/${ names }/`
);

/**
 * The floors of TypeScript: files of a path use their own folder and the floors below. `$1` in `own` is what the first
 * group of the path stands for, so that folders side by side don't use each other; `except` are paths of other rows.
 * What `uses` a floor uses none between that and its own.
 *
 * @typedef {Object} Floor
 * @property {number}   floor    From the ground.
 * @property {string}   path     An expression.
 * @property {string}   is       What stands there.
 * @property {string}   [own]    Otherwise the path.
 * @property {string[]} [except] Expressions.
 * @property {number}   [uses]   Otherwise the next lower one.
 */

/** @type {Floor[]} */
export const TYPESCRIPT = [
	{ floor: 0, path: '^src/contracts/', is: 'types, generated from the contracts' },
	{ floor: 1, path: '^src/(shared|time)/', own: '^src/$1/', is: 'what subjects share; zones, weeks and clocks' },
	{
		floor: 2,
		path: '^src/(?!contracts/|shared/|time/|admin/)([^/]+)/',
		own: '^src/$1/',
		is: 'a subject (pure logic, or the script of a page), the loader and hydration (islands), controls of panels',
	},
	{ floor: 3, path: '^blocks/fields/kit/', is: 'what field types share' },
	{ floor: 4, path: '^blocks/fields/(?!kit/)([^/]+)/', own: '^blocks/fields/$1/', is: 'a type of field' },
	{ floor: 5, path: FORM, is: 'the form and its blocks' },
	...PAIRS.map( ( path ) => ( { floor: 5, uses: 2, path, is: 'blocks that make one' } ) ),
	{
		floor: 5,
		uses: 2,
		path: '^blocks/(?!fields/)([^/]+)/',
		own: '^blocks/$1/',
		except: [ FORM, ...PAIRS ],
		is: 'a block; two blocks share through src/',
	},
	{ floor: 6, path: '^src/admin/kit/', is: 'what screens share' },
	{ floor: 7, path: '^src/admin/(?!kit/)([^/]+)/', own: '^src/admin/$1/', is: 'a screen, or a part of the editor' },
];
