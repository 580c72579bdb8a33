<?php
/**
 * Plugin Name: Test languages
 * Description: Changes the language (X-Test-Locale) or direction (X-Test-Direction) of a request. The language en_XA marks each text of the plugin with ⟦…⟧ and each text of WordPress with ⁂. Only on local sites.
 */

declare(strict_types=1);

$vestibule_locale = $_SERVER['HTTP_X_TEST_LOCALE'] ?? '';

if ( 'rtl' === ( $_SERVER['HTTP_X_TEST_DIRECTION'] ?? '' ) ) {
	add_filter(
		'gettext_with_context_default',
		static fn ( string $text, string $id, string $context ): string =>
			'text direction' === $context ? 'rtl' : $text,
		10,
		3
	);
}

if (
	is_string( $vestibule_locale ) && 1 === preg_match( '/^[a-z]{2,3}(_[A-Z]{2})?(_[a-z]+)?$/D', $vestibule_locale )
) {
	foreach ( array( 'locale', 'pre_determine_locale', 'pre_option_WPLANG' ) as $vestibule_hook ) {
		add_filter( $vestibule_hook, static fn (): string => $vestibule_locale );
	}
}

if ( 'en_XA' === $vestibule_locale ) {
	add_filter(
		'lang_dir_for_domain',
		static fn ( string|false $path, string $domain ): string|false =>
			in_array( $domain, array( 'vestibule', 'portico' ), true ) ? __DIR__ . '/pseudo/' : $path,
		10,
		2
	);

	// Don't mark WordPress texts that PHP code reads, such as keys, separators and formats.
	$vestibule_mark = static function ( string $text, string $words = '', mixed $meaning = '' ): string {
		$is_read = 1 === preg_match( '/^[a-z]+(_[a-z]+)+$|^.{0,3}$/su', $words )
			|| in_array(
				$meaning,
				array( 'text direction', 'start of week', 'Word count type. Do not translate!' ),
				true
			);
		return $is_read ? $text : '⁂' . $text;
	};
	add_filter( 'gettext_default', $vestibule_mark, 10, 2 );
	add_filter( 'gettext_with_context_default', $vestibule_mark, 10, 3 );
	add_filter( 'ngettext_default', $vestibule_mark, 10, 2 );
	add_filter( 'ngettext_with_context_default', $vestibule_mark, 10, 2 );
	add_action(
		'wp_default_scripts',
		static fn ( WP_Scripts $scripts ): bool => $scripts->add_inline_script(
			'wp-i18n',
			"for ( const hook of [ 'gettext', 'gettext_with_context', 'ngettext', 'ngettext_with_context' ] ) {
				wp.hooks.addFilter( 'i18n.' + hook + '_default', 'vestibule/test', ( text, id ) => ( id && id.length > 3 ? '⁂' : '' ) + text );
			}"
		),
		20
	);
}
