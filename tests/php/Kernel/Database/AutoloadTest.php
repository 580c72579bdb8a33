<?php

declare(strict_types=1);

namespace Vestibule\Tests\Kernel\Database;

use Vestibule\Tests\TestCase;

/** Autoloaded options of the plugin, which should be few and small. */
final class AutoloadTest extends TestCase {

	private const BYTES = 8000;

	/** Options that almost every page reads. */
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
		// Written by WordPress for a hierarchical taxonomy.
		'vestibule_course_level_children',
		'vestibule_spam',
		'vestibule_speed',
	);

	public function test_only_options_that_pages_need_are_autoloaded(): void {
		do_action( 'vestibule/seed_demo' );
		wp_cache_delete( 'alloptions', 'options' );
		$ours = array_filter( wp_load_alloptions(), static fn ( string $name ): bool => str_starts_with( $name, 'vestibule_' ), ARRAY_FILTER_USE_KEY );
		self::assertSame( array(), array_values( array_diff( array_keys( $ours ), self::NAMES ) ) );
		self::assertLessThan( self::BYTES, array_sum( array_map( strlen( ... ), array_filter( $ours, is_string( ... ) ) ) ) );
	}
}
