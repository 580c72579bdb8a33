/**
 * Rules of Plugin Check and Theme Check that can be tested with regular expressions. A file breaks a rule if its
 * pattern matches. `except` lists allowed files with the reason.
 */

/** Rules for PHP without comments. */
export const PHP_RULES = [
	{ rule: 'code from text', pattern: /(?<![\w>:$.])(?:eval|create_function|assert)\s*\(/ },
	{
		rule: 'a program is started',
		pattern: /(?<![\w>:$.])(?:exec|shell_exec|system|passthru|proc_open|popen|pcntl_\w+)\s*\(/,
	},
	{
		rule: 'encoded text',
		pattern: /(?<![\w>:$.])(?:base64_decode|str_rot13|gzinflate|gzuncompress)\s*\(/,
		except: {
			'plugin/src/Site/Push/Crypto/Base64Url.php': 'keys and signatures of Web Push are written in it (RFC 8291)',
			'plugin/src/Outgoing/Webhook/Secrets.php': 'secrets of webhooks are written in it (Standard Webhooks)',
		},
	},
	{
		rule: 'curl in place of WordPress’s HTTP functions',
		pattern: /(?<![\w>:$.])curl_\w+\s*\(/,
		except: {
			'plugin/src/Kernel/Http/Pin.php':
				'in the action http_api_curl: the address that was checked is the one that is called',
			'plugin/src/Kernel/Http/PinnedGet.php': 'in the same action: what is too large is cut off while it comes',
		},
	},
	{
		rule: 'a function that WordPress keeps to itself',
		pattern:
			/(?<![\w>:$.])(?:wp_get_sidebars_widgets|wp_get_widget_defaults|do_shortcode_tag|get_post_type_labels|_transition_post_status)\s*\(/,
	},
	{ rule: 'uploads moved by hand', pattern: /move_uploaded_file|ALLOW_UNFILTERED_UPLOADS/ },
	{
		rule: 'settings of PHP changed',
		pattern: /(?<![\w>:$.])(?:ini_set|set_time_limit|error_reporting|date_default_timezone_set)\s*\(/,
		except: {
			'plugin/src/Kernel/Rest/RestFile.php': 'an export of many entries is sent while it is made',
		},
	},
	{ rule: 'an unsafe redirect', pattern: /(?<![\w>:$.])wp_redirect\s*\(/ },
	{ rule: 'print left behind', pattern: /(?<![\w>:$.])(?:var_dump|print_r|var_export|debug_print_backtrace)\s*\(/ },
	{ rule: 'a main query changed', pattern: /(?<![\w>:$.])query_posts\s*\(/ },
	{ rule: 'translations loaded by hand', pattern: /load_(?:plugin|theme)_textdomain\s*\(/ },
	{ rule: 'a text of many lines that hides escaping', pattern: /<<<\s*['"]?[A-Z]/ },
	{ rule: 'a constant that PHP lacks on Alpine Linux and in Playground', pattern: /\bGLOB_BRACE\b/ },
	{ rule: 'short tags', pattern: /<\?(?!php|=|xml)/ },
	{ rule: 'a jump', pattern: /(?<![\w>:$.'])goto\s+\w/ },
	{
		rule: 'WordPress loaded by a path',
		pattern: /wp-(?:load|config|blog-header)\.php/,
		except: {
			'plugin/src/Tools/Health/DatabasePage.php': 'a sentence for the owner names wp-config.php',
			'plugin/src/Entries/Files/FolderCheck.php': 'advice to the owner names wp-config.php',
			'plugin/languages/vestibule-de_DE.l10n.php': 'the same advice in German',
		},
	},
	{
		rule: 'an update server of its own',
		pattern: /pre_set_site_transient_update_|site_transient_update_plugins|auto_update_plugin/,
	},
];

/** Additional rules for themes. */
export const THEME_RULES = [
	{
		rule: 'what belongs to a plugin',
		pattern:
			/(?<![\w>:$.])(?:register_post_type|register_taxonomy|add_shortcode|register_block_type|add_menu_page|wp_mail)\s*\(/,
	},
	{
		rule: 'something of WordPress taken away',
		pattern: /remove_action\s*\(\s*['"]wp_head|show_admin_bar|wp_deregister_script/,
		except: {
			'theme/inc/viewport.php': 'the viewport, which is printed with viewport-fit=cover instead',
			'theme/inc/styles.php': 'pictures in place of emoji: how text looks, and 3 kB of script on each page',
		},
	},
	{ rule: 'HTTP requests', pattern: /(?<![\w>:$.])wp_(?:safe_)?remote_\w+\s*\(/ },
];

/** Rules for all text files. */
export const TEXT_RULES = [
	{ rule: 'an address of this machine', pattern: /\b(?:localhost|127\.0\.0\.1)\b/ },
	{
		rule: 'scripts or styles of another host',
		pattern: /(?:src=["']|@import\s+(?:url\()?["']?)(?:https?:)?\/\//,
		except: Object.fromEntries(
			[ 'en', 'de' ].map( ( language ) => [
				`plugin/build/demo/${ language }.php`,
				'a map in an article of the demo, which waits for consent',
			] )
		),
	},
];

/** Rules for file names. */
export const NAME_RULES = [
	{ rule: 'hidden', pattern: /(?:^|\/)\./ },
	{ rule: 'packed', pattern: /\.(?:zip|gz|tgz|rar|tar|7z|phar)$/i },
	{ rule: 'a program', pattern: /\.(?:exe|bin|sh|so|dmg|iso|o|a|bat|deb)$/i },
	{ rule: 'a name with other characters', pattern: /[^\w./-]/ },
	{ rule: 'Markdown at the top that is not known', pattern: /^(?!README|CHANGELOG|SECURITY)[^/]*\.md$/ },
];
