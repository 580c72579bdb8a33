<?php

declare(strict_types=1);

namespace Vestibule\Tests\Form\Kept;

use PHPUnit\Framework\Attributes\DataProvider;
use Vestibule\Booking\EventPostType;
use Vestibule\Tests\Security\FreshForms;
use Vestibule\Tests\TestCase;

/** The free times of a kept form: never one that can no longer be booked, never without one that can. */
final class KeptTimesTest extends TestCase {
	use FreshForms;

	private KeptSite $pages;

	protected function setUp(): void {
		parent::setUp();
		$this->pages = new KeptSite();
		$day         = array( array( 'start' => '09:00', 'end' => '17:00' ) );
		$week        = array_fill_keys( array( 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday' ), $day );
		update_post_meta( $this->pages->site->event(), EventPostType::META, array( 'duration' => 30, 'timezone' => 'Europe/Berlin', 'hours' => $week, 'capacity' => 1, 'notice' => 60, 'horizon' => 3 ) );
	}

	#[DataProvider( 'moments' )]
	public function test_a_kept_form_is_shown_for_as_long_as_it_is_true( string $printed, string $shown, bool $kept ): void {
		$this->pages->at( $printed );
		$this->pages->page();
		$this->pages->mark();
		$this->pages->at( $shown );
		$page = $this->pages->page();
		self::assertSame( $kept, str_contains( $page, KeptSite::MARK ) );
		self::assertSame( $this->times( $this->anew() ), $this->times( $page ) );
	}

	/** @return iterable<string, array{string, string, bool}> */
	public static function moments(): iterable {
		yield 'the same moment' => array( '2026-12-01T07:10:00Z', '2026-12-01T07:10:00Z', true );
		yield 'the last second of five minutes' => array( '2026-12-01T07:10:00Z', '2026-12-01T07:14:59Z', true );
		yield 'five minutes later' => array( '2026-12-01T07:10:00Z', '2026-12-01T07:15:00Z', false );
		yield 'earlier, by a clock that was moved' => array( '2026-12-01T07:10:00Z', '2026-12-01T07:09:59Z', false );
		yield 'the first time can still be booked' => array( '2026-12-01T07:28:00Z', '2026-12-01T07:29:59Z', true );
		yield 'the first time begins within its notice' => array( '2026-12-01T07:28:00Z', '2026-12-01T07:30:01Z', false );
		yield 'before midnight in the institute' => array( '2026-12-01T22:58:00Z', '2026-12-01T22:59:59Z', true );
		yield 'a new day can be booked' => array( '2026-12-01T22:58:00Z', '2026-12-01T23:00:00Z', false );
	}

	/** What a visitor would be shown without a shelf. */
	private function anew(): string {
		add_filter( 'vestibule/keep_form', '__return_zero' );
		return $this->pages->page();
	}

	/** @return list<string> */
	private function times( string $page ): array {
		preg_match_all( '/<option value="(\d{4}-[^"]+)"/', $page, $found );
		return $found[1];
	}
}
