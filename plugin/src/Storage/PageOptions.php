<?php

declare(strict_types=1);

namespace Vestibule\Storage;

use Vestibule\Contracts\StorageFault;
use Vestibule\Log\FaultLog;

defined( 'ABSPATH' ) || exit;

/**
 * Our options that pages read, together in the one option of ours that WordPress loads with every request. Each stays an
 * option of its own, which everybody reads and writes as any other; here is a copy of their rows, from which WordPress's
 * cache of options is filled before the first is asked for. An object cache has them by itself.
 */
final class PageOptions {

	/** Their rows, by name. */
	public const OPTION = 'vestibule_page';

	/** An option that pages read and that is missing here costs each page a query. */
	private const NAMES = array(
		SchemaVersion::OPTION,
		'vestibule_beacons',
		'vestibule_chat',
		'vestibule_chat_any',
		'vestibule_consent',
		'vestibule_first_event',
		'vestibule_push',
		'vestibule_push_used',
		'vestibule_secret',
		'vestibule_spam',
		'vestibule_speed',
	);

	private const OURS = 'vestibule_';

	public function __construct( private readonly Database $database, private readonly Tables $tables ) {}

	public function register(): void {
		$this->fillCache();
		add_filter( 'wp_default_autoload_value', $this->withoutLoading( ... ), 10, 2 );
		foreach ( array( 'added_option', 'updated_option', 'deleted_option' ) as $hook ) {
			add_action( $hook, fn ( string $name ) => in_array( $name, self::NAMES, true ) && false !== get_option( self::OPTION ) && $this->gather() );
		}
		// What was changed past WordPress counts from then on.
		add_action( Purge::HOOK, fn () => $this->gather() );
	}

	/** Reads the rows afresh, so that of two changes at once the last to come here has both. */
	public function gather(): bool {
		try {
			$places = implode( ', ', array_fill( 0, count( self::NAMES ), '%s' ) );
			$rows   = $this->database->rows( "SELECT option_name, option_value FROM {$this->tables->options()} WHERE option_name IN ({$places}) ORDER BY option_name", ...self::NAMES );
		} catch ( StorageFault $fault ) {
			FaultLog::record( $fault );
			return false;
		}
		return update_option( self::OPTION, array_column( $rows, 'option_value', 'option_name' ), true );
	}

	/**
	 * After steps, which store options past WordPress: none of ours is loaded with every request but this one.
	 *
	 * @throws StorageFault
	 */
	public function unload(): void {
		$this->database->execute( "UPDATE {$this->tables->options()} SET autoload = 'off' WHERE option_name LIKE %s AND option_name <> %s AND autoload <> 'off'", addcslashes( self::OURS, '_' ) . '%', self::OPTION );
		wp_cache_delete( 'alloptions', 'options' );
		wp_cache_delete( 'notoptions', 'options' );
	}

	private function fillCache(): void {
		if ( wp_using_ext_object_cache() ) {
			wp_prime_option_caches( self::NAMES );
			return;
		}
		$rows = get_option( self::OPTION );
		if ( is_array( $rows ) ) {
			wp_cache_add_multiple( array_filter( array_intersect_key( $rows, array_flip( self::NAMES ) ), is_string( ... ) ), 'options' );
		}
	}

	/** For those who store an option of ours without saying. */
	private function withoutLoading( mixed $load, mixed $name ): mixed {
		return is_string( $name ) && str_starts_with( $name, self::OURS ) && self::OPTION !== $name ? false : $load;
	}
}
