<?php

declare(strict_types=1);

namespace Vestibule\Tests;

/**
 * State of WordPress that is restored after each test: rows, options, hooks, request and user. Rows are compared
 * instead of rolled back, because the tested code uses transactions itself.
 */
final class SiteState {
	/** WordPress's tables that tests write to, with their key. */
	private const KEYS = array(
		'posts'        => 'ID',
		'postmeta'     => 'meta_id',
		'comments'     => 'comment_ID',
		'commentmeta'  => 'meta_id',
		'users'        => 'ID',
		'usermeta'     => 'umeta_id',
		'options'      => 'option_id',
		'terms'        => 'term_id',
		'termmeta'     => 'meta_id',
		'term_taxonomy' => 'term_taxonomy_id',
	);

	/**
	 * @param array<string, array<int, array<string, mixed>>> $rows    Rows by table and key.
	 * @param array<string, \WP_Hook>                         $hooks
	 * @param array<string, array<mixed>>                     $request Superglobals.
	 * @param array<string, \WP_Dependencies>                 $assets  Registered and queued styles and scripts, by
	 * global variable.
	 */
	private function __construct(
		private readonly array $rows,
		private readonly array $hooks,
		private readonly array $request,
		private readonly array $assets,
	) {}

	public static function take(): self {
		global $wp_filter;
		$rows = array();
		foreach ( self::KEYS as $table => $key ) {
			$rows[ $table ] = self::read( $table, $key );
		}
		$hooks = array_map( static fn ( \WP_Hook $hook ): \WP_Hook => clone $hook, $wp_filter );
		return new self( $rows, $hooks, array( '_GET' => $_GET, '_POST' => $_POST, '_REQUEST' => $_REQUEST, '_SERVER' => $_SERVER, '_COOKIE' => $_COOKIE, '_FILES' => $_FILES ), array( 'wp_styles' => clone wp_styles(), 'wp_scripts' => clone wp_scripts() ) );
	}

	public function restore(): void {
		global $wp_filter, $wpdb;
		$wpdb->query( 'ROLLBACK' );
		$wp_filter = $this->hooks; // phpcs:ignore WordPress.WP.GlobalVariablesOverride -- putting it back is the point.
		foreach ( $this->request + $this->assets as $name => $values ) {
			$GLOBALS[ $name ] = $values; // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- WordPress's and PHP's own names.
		}
		foreach ( self::ownTables() as $table ) {
			$wpdb->query( $wpdb->prepare( 'DELETE FROM %i', $table ) );
		}
		foreach ( self::KEYS as $table => $key ) {
			$this->restoreTable( $table, $key );
		}
		unset( $GLOBALS['current_screen'], $GLOBALS['wp_settings_errors'], $GLOBALS['post'] );
		// phpcs:disable WordPress.WP.GlobalVariablesOverride -- No page has been requested yet, as at the start of a request.
		$GLOBALS['wp_the_query'] = new \WP_Query();
		$GLOBALS['wp_query']     = $GLOBALS['wp_the_query'];
		// phpcs:enable
		$GLOBALS['wp_rest_server'] = null; // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- WordPress's own name; the next test registers its routes again.
		wp_cache_flush();
		wp_set_current_user( 0 );
		self::forgetForms();
		Wired::forget( 'Vestibule\\' );
	}

	/**
	 * Clears the cached forms, because the plugin caches a form until one is saved or the request ends, and a whole
	 * test run is one request. Unsaved forms get no form ID.
	 */
	private static function forgetForms(): void {
		do_action( 'save_post_vestibule_form', 0, new \WP_Post( (object) array( 'post_status' => 'auto-draft' ) ), true ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- WordPress's own.
	}

	private function restoreTable( string $table, string $key ): void {
		global $wpdb;
		$name = self::name( $table );
		$now  = self::read( $table, $key );
		$added = array_keys( array_diff_key( $now, $this->rows[ $table ] ) );
		if ( array() !== $added ) {
			$places = implode( ', ', array_fill( 0, count( $added ), '%d' ) );
			$wpdb->query( $wpdb->prepare( "DELETE FROM %i WHERE %i IN ({$places})", $name, $key, ...$added ) ); // phpcs:ignore WordPress.DB.PreparedSQL -- places alone.
		}
		foreach ( $this->rows[ $table ] as $id => $row ) {
			if ( ! isset( $now[ $id ] ) || $now[ $id ] !== $row ) {
				$wpdb->replace( $name, $row );
			}
		}
	}

	/** @return array<int, array<string, mixed>> */
	private static function read( string $table, string $key ): array {
		global $wpdb;
		/** @var list<array<string, mixed>> $rows */
		$rows = $wpdb->get_results( $wpdb->prepare( 'SELECT * FROM %i', self::name( $table ) ), ARRAY_A );
		return array_column( $rows, null, $key );
	}

	private static function name( string $table ): string {
		global $wpdb;
		$name = $wpdb->$table;
		assert( is_string( $name ) );
		return $name;
	}

	/** @return list<string> */
	private static function ownTables(): array {
		global $wpdb;
		/** @var list<string> $tables */
		$tables = $wpdb->get_col( $wpdb->prepare( 'SHOW TABLES LIKE %s', $wpdb->esc_like( "{$wpdb->prefix}vestibule_" ) . '%' ) );
		return $tables;
	}
}
