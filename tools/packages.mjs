/**
 * Packages of the plugin and their layers. `npm run boundaries` checks the PHP code (tools/boundaries.mjs) and the
 * TypeScript code (.dependency-cruiser.mjs) against this list. docs/architecture.md has a drawing of all packages,
 * docs/packages.md of each one.
 */

import { SMALL_PACKAGES, TOP } from './small-packages.mjs';

export { TOP };

/**
 * A package of the plugin.
 *
 * @typedef {Object} Package
 * @property {string}   name   Folder in plugin/src, which is also the namespace.
 * @property {number}   layer  Layer. A package may use packages of lower layers, except Site and Tools.
 * @property {string}   is     Short description.
 * @property {string[]} pages  Pages of docs about the subject, without `.md`.
 * @property {string[]} entry  Classes and TypeScript folders to start reading with.
 * @property {Object<string, string>} [folders] Descriptions of all its folders except `Admin`.
 * @property {string[]} [beside] Packages of the same layer that it may use.
 * @property {string[]} [only] The only packages it may use. Defaults to all lower layers.
 * @property {string[]} [postTypes] Names that only its code may contain. A final _ makes it a prefix.
 * @property {string[]} [options] Options and transients.
 * @property {string[]} [meta] Meta keys of posts, users and comments.
 */

/** @type {Package[]} */
export const PACKAGES = [
	{
		name: 'Kernel',
		layer: 0,
		is: 'database, contracts, settings, time, registries, requests, email, HTML; code without a subject',
		pages: [ 'health', 'caching', 'languages' ],
		entry: [
			'Kernel\\Database\\Store',
			'Kernel\\Schema\\Schema',
			'Kernel\\Call\\Calls',
			'Kernel\\Html\\BlockHtml',
		],
		folders: {
			Database: 'tables, upgrades, transactions, purge and removal; the only code that uses `$wpdb`',
			Schema: 'reads contracts, validates values and formats error messages',
			Setting: 'typed settings in options and post meta',
			Time: 'clock, time zones, local times, weeks, formatted dates',
			Call: "visitors' requests and responses, rate limits, posted values",
			Rest: 'routes and their error responses',
			Operation: 'operations, lists and commands, shared by all packages',
			Http: 'requests to URLs that users typed: which are allowed, and how they are sent',
			Html: 'HTML as React renders it, islands, blocks, output of a page',
			Assets: 'scripts and styles of the build',
			Screen: 'screens of wp-admin, post types',
			Log: 'unexpected errors',
			Health: 'health checks and their results',
			PageCache: 'registry of page caches',
			File: 'CSV, private folders',
			Language: 'languages and translations',
			Page: "visitors' pages that signed links open, and their errors",
			Wiring: 'attributes for hooks and dependencies, objects of a request',
		},
		options: [
			'vestibule_schema',
			'vestibule_schema_pause',
			'vestibule_secret',
			'vestibule_data',
			'vestibule_files_folder',
		],
	},
	{
		name: 'Entries',
		layer: 1,
		is: 'the table of entries: lists, status, files, spots and related data',
		pages: [ 'entries', 'form-data' ],
		entry: [ 'Entries\\EntryTable', 'Entries\\Changes', 'Entries\\BelongsToEntry', 'Entries\\Files\\VisitorFiles' ],
		folders: {
			Files: "visitors' files: accepts, encrypts, stores and sends them",
			Find: 'lists, sorting, full-text search',
			Seats: 'spots: counters of a form, a person or an option, and the locks that bookings share',
		},
		options: [ 'vestibule_files_told' ],
	},
	{
		name: 'Guard',
		layer: 1,
		beside: [ 'Entries' ],
		is: 'spam checks, lists, captchas and Akismet',
		pages: [ 'spam' ],
		entry: [
			'Guard\\SpamSettings',
			'Guard\\SpamChecks',
			'Guard\\Captcha\\Services',
			'blocks/form/live/captcha',
			'src/admin/spam',
		],
		folders: {
			Akismet: 'Akismet: requests, responses and corrections by the team',
			Captcha: 'captcha services, their keys and results',
			Checks: 'the checks, one class each',
		},
		options: [ 'vestibule_spam', 'vestibule_spam_secrets', 'vestibule_captcha_problem' ],
		meta: [ 'vestibule_form_spam' ],
	},
	{
		name: 'Calendar',
		layer: 1,
		beside: [ 'Entries' ],
		is: 'appointment types, hosts, available times, seats, bookings, waiting lists',
		pages: [ 'booking', 'booking-hosts', 'booking-seats' ],
		entry: [
			'Calendar\\Book',
			'Calendar\\Bookings\\StoredBookings',
			'src/admin/bookings',
			'src/admin/event',
			'src/admin/host',
		],
		folders: {
			Events: 'appointment types',
			Hosts: 'people who can be booked',
			Hours: 'weekly hours and days off',
			Times: 'available times',
			Seats: 'seats, holds and blocked times; prevents double bookings',
			Bookings: 'rows of bookings',
			Changes: 'the history of a booking',
			Pages: "visitors' pages to cancel, move or accept an offer",
			Waiting: 'waiting lists and offers',
			Reminders: 'emails before an appointment',
			Busy: 'external calendars with the busy times of hosts',
			Feed: "a host's bookings as a calendar feed",
			Ics: 'reads and writes calendar files, without WordPress',
		},
		postTypes: [ 'vestibule_event', 'vestibule_host' ],
		options: [ 'vestibule_first_event', 'vestibule_host_role' ],
		meta: [
			'_vestibule_host_calendars',
			'_vestibule_host_feed',
			'_vestibule_host_user',
			'_vestibule_host_changes',
			'vestibule_bookings_view',
			'vestibule_bookings_type',
		],
	},
	{
		name: 'Fields',
		layer: 2,
		is: 'field types, the parsed form, conditions, merge tags',
		pages: [ 'field-types', 'form-logic', 'phone' ],
		entry: [ 'Fields\\FieldType', 'Fields\\FieldTypes', 'Fields\\Tree\\BlockReader', 'blocks/fields/kit' ],
		folders: {
			Types: 'field types, one class or folder each',
			Tree: 'the parsed blocks of a form',
			Submitted: 'submitted values by field',
			Answers: 'answers of an entry with their labels',
			View: 'label, help text, error and attributes of a field',
			Rules: 'rules that types share',
			Charts: 'how the answers to a field are counted',
			Conditions: 'conditions that show or hide fields',
			Formulas: 'calculations',
			Rows: 'rows of repeaters',
			MergeTags: 'merge tags such as `{email}`',
			Phone: 'phone numbers and numbering plans',
			Country: 'countries, and the country of a visitor',
		},
		options: [ 'vestibule_country_' ],
	},
	{
		name: 'Forms',
		layer: 3,
		is: 'forms and their settings, rendering, validation, steps, drafts, confirmations',
		pages: [ 'form', 'form-editor', 'form-data', 'form-logic' ],
		entry: [
			'Forms\\FormRegistration',
			'Forms\\Forms',
			'Forms\\Submit\\SubmitCall',
			'Forms\\View\\FormBlock',
			'blocks/form',
		],
		folders: {
			View: 'renders a form',
			Files: 'uploads of a form: receives and deletes files',
			Submit: 'validates and stores submissions',
			Steps: 'forms in steps',
			SavedForms: 'saved forms and their links',
			OptIn: 'entries and checkboxes that need a confirmation by email',
			EmailConfirmation: 'the confirmation link, its page, and the deletion of unconfirmed entries',
			Withdrawal: 'page on which senders leave a waiting list or give up their spot',
			Unsubscribe: 'page on which senders unsubscribe, and its link',
			Limits: 'when a form is open, from whom, and how many places it has',
			Pages: 'pages that a query variable of the URL selects',
			Places: 'where a form is shown',
			Programs: 'forms for API clients',
		},
		postTypes: [ 'vestibule_form' ],
		options: [
			'vestibule_form_counter',
			'vestibule_form_four',
			'vestibule_schema_notice',
			'vestibule_state_',
			'vestibule_tried_answers',
		],
		meta: [
			'vestibule_form_id',
			'vestibule_form_settings',
			'vestibule_form_confirmations',
			'vestibule_form_steps',
			'vestibule_form_saving',
			'vestibule_form_limits',
			'vestibule_form_opt_in',
			'_vestibule_form_counted',
			'_vestibule_form_counting',
		],
	},
	{
		name: 'Outgoing',
		layer: 4,
		is: 'the outbox: emails and webhooks of a form, and messages of other plugins',
		pages: [ 'notifications', 'webhooks' ],
		entry: [
			'Outgoing\\Queue',
			'Outgoing\\Outbox',
			'Outgoing\\Mail\\Planner',
			'Outgoing\\Webhook\\Courier',
			'Outgoing\\DeliveryLog',
			'Outgoing\\Channel\\Channels',
			'blocks/form/editor/notifications',
			'blocks/form/editor/webhooks',
		],
		folders: {
			Mail: 'emails of a form',
			Channel: 'messages about entries that other plugins send',
			Webhook: 'entries sent to other systems',
		},
		meta: [ 'vestibule_form_notifications', 'vestibule_form_webhooks', '_vestibule_webhook_secrets' ],
	},
	{
		name: 'Inbox',
		layer: 4,
		beside: [ 'Outgoing' ],
		is: 'reading and managing entries: answers, notes, export, retention',
		pages: [ 'entries', 'results', 'booking-hosts' ],
		entry: [ 'Inbox\\Payload', 'Inbox\\EntryCatalog', 'Inbox\\Admin\\EntryOperations', 'src/admin/entries' ],
		folders: {
			Bookings: 'lists and changes of bookings, for users and API clients, within their permissions',
			Edit: 'changed answers, replies',
			Export: 'CSV, XLSX and JSON',
			Notes: 'notes and history of an entry',
			Results: 'counts of the answers of a form',
		},
		options: [ 'vestibule_entry_counts' ],
		meta: [ 'vestibule_entries_columns_' ],
	},
	{
		name: 'Courses',
		layer: 4,
		is: 'courses with dates, registrations and waiting lists',
		pages: [ 'courses' ],
		entry: [ 'Courses\\Courses', 'Courses\\Registration\\Registrar', 'src/admin/course' ],
		folders: {
			Schedule: 'the dates of a course, from series, single dates and changes',
			Sessions: 'the dates of all courses, for lists and calendars',
			Registration: 'registrations, their spots and their waiting list',
			Field: 'the field type for registration',
			View: 'courses in words',
			Pages: "a registration's page, which its link opens",
			Calendar: 'calendar files and feeds of courses',
			Blocks: 'blocks, bindings and structured data of courses',
			Lists: 'lists of courses and their filters',
			Programs: 'courses and registrations for API clients',
		},
		postTypes: [ 'vestibule_course' ],
		options: [ 'vestibule_closing_days' ],
	},
	...SMALL_PACKAGES,
];

/**
 * Files at the top level of plugin/src that any package may use. No package may use Plugin.php, because it uses all
 * packages.
 */
export const SHARED_FILES = [ 'Services.php' ];

/** Files at the top level that may use classes of all packages. */
export const ROOT_FILES = [ 'Plugin.php' ];
