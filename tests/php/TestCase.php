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

/** Gives each test the site as it was after activation, whatever the tests before it did. */
abstract class TestCase extends PhpUnitTestCase {
	private SiteState $state;

	protected function setUp(): void {
		parent::setUp();
		$this->state = SiteState::take();
	}

	protected function tearDown(): void {
		$this->state->restore();
		parent::tearDown();
	}

	/** Sends a request to a call as admin-ajax does: with the method, origin and rate limit that the call states. */
	protected function dispatch( Call $call, Request $request ): Answer {
		global $wpdb;
		$store = new Store( $wpdb );
		return ( new Calls( $store->connection( ... ), static fn () => new RateLimit( $store->database, new Clock() ) ) )->answer( $call, $request );
	}
}
