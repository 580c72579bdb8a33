<?php

declare(strict_types=1);

namespace Vestibule\Tests\Kernel\Database;

use Vestibule\Tests\TestCase;

/** What WordPress loads of ours with every request: what pages read, and little of it. */
final class AutoloadTest extends TestCase {

	private const BYTES = 8000;

	/** Read by every page or nearly every one. */
	private const NAMES = array(
		'vestibule_beacons',
		'vestibule_chat',
		'vestibule_chat_any',
		'vestibule_consent',
		'vestibule_first_event',
		'vestibule_push',
		'vestibule_push_used',
		'vestibule_schema',
		'vestibule_secret',
		'vestibule_spam',
		'vestibule_speed',
	);

	public function test_only_what_pages_read_is_loaded_with_every_request(): void {
		do_action( 'vestibule/seed_demo' );
		wp_cache_delete( 'alloptions', 'options' );
		$ours = array_filter( wp_load_alloptions(), static fn ( string $name ): bool => str_starts_with( $name, 'vestibule_' ), ARRAY_FILTER_USE_KEY );
		self::assertSame( array(), array_values( array_diff( array_keys( $ours ), self::NAMES ) ) );
		self::assertLessThan( self::BYTES, array_sum( array_map( strlen( ... ), array_filter( $ours, is_string( ... ) ) ) ) );
	}
}
