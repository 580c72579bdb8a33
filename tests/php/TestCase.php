<?php

declare(strict_types=1);

namespace Vestibule\Tests;

use PHPUnit\Framework\TestCase as PhpUnitTestCase;
use Vestibule\Kernel\Call\Answer;
use Vestibule\Kernel\Call\Call;
use Vestibule\Kernel\Call\Calls;
use Vestibule\Kernel\Call\RateLimit;
use Vestibule\Kernel\Call\Request;
use Vestibule\Kernel\Database\Store;
use Vestibule\Kernel\Time\Clock;

/** Restores the site after each test, so that every test starts with a newly activated plugin. */
abstract class TestCase extends PhpUnitTestCase {
	/** PHP's own threshold at the start of a request. */
	private const MAX_GARBAGE_ROOTS = 10_000;

	private SiteState $state;

	protected function setUp(): void {
		parent::setUp();
		$this->state = SiteState::take();
	}

	protected function tearDown(): void {
		$this->state->restore();
		// Garbage that PHP has not collected yet may contain the test, and the state is by far its largest part.
		unset( $this->state );
		// PHP raises its own threshold each time it finds little garbage, and with SQLite that happens all the time.
		if ( gc_status()['roots'] > self::MAX_GARBAGE_ROOTS ) {
			gc_collect_cycles();
		}
		parent::tearDown();
	}

	/**
	 * Sends a request to an AJAX action as admin-ajax.php does, with the method, origin and rate limit of the action.
	 */
	protected function dispatch( Call $call, Request $request ): Answer {
		global $wpdb;
		$store = new Store( $wpdb );
		return ( new Calls( $store->connection( ... ), static fn () => new RateLimit( $store->database, new Clock() ) ) )->answer( $call, $request );
	}
}
