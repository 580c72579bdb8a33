<?php

declare(strict_types=1);

namespace Vestibule\Tests;

use PHPUnit\Framework\TestCase as PhpUnitTestCase;

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
}
