<?php

declare(strict_types=1);

namespace Vestibule\Tests\Security;

use Closure;
use PHPUnit\Framework\Attributes\DataProvider;
use Vestibule\Calendar\Times\SlotsCall;
use Vestibule\Entries\EntryStored;
use Vestibule\Fields\Types\Appointment\CalendarLink;
use Vestibule\Kernel\Call\Request;
use Vestibule\Kernel\Database\Purge;
use Vestibule\Site\Consent\ConsentSettings;
use Vestibule\Site\Consent\Receipts;
use Vestibule\Site\Consent\Recorder;
use Vestibule\Tests\Contracts;
use Vestibule\Tests\Forms\FormSite;
use Vestibule\Tests\TestCase;

/**
 * Rows left by a thousand requests of one IP address, and data exposed by available times and calendar links
 * (security rows 14 and 22).
 */
final class GrowthTest extends TestCase {

	private const REQUESTS = 1000;

	private FormSite $site;

	protected function setUp(): void {
		parent::setUp();
		$this->site = new FormSite();
		$this->site->freeze();
		remove_all_actions( EntryStored::class );
	}

	/**
	 * @return iterable<string, array{Closure(FormSite): mixed, int}> Request, and the number of rows that a thousand
	 * requests leave.
	 */
	public static function floods(): iterable {
		yield 'requests for tokens' => array( static fn ( FormSite $site ) => $site->answer( $site->tokenCall(), array( 'form_id' => '4', 'nonce' => $site->keys->forForm( 4 ) ) ), 1 );
		yield 'requests for tokens with a wrong key' => array( static fn ( FormSite $site ) => $site->answer( $site->tokenCall(), array( 'form_id' => '4', 'nonce' => 'x' ) ), 1 );
		yield 'rejected submissions' => array( static fn ( FormSite $site ) => $site->answer( $site->submitCall(), array( 'form_id' => '4', 'data' => 'email=x' ) ), 1 );
		yield 'cookie choices' => array(
			static function ( FormSite $site ): mixed {
				$settings = new ConsentSettings( Contracts::schema() );
				( new Recorder( $settings, new Receipts( $site->database, $site->clock ), $site->rates ) )->record( 'accepted', '192.0.2.7' );
				return null;
			},
			21,
		);
	}

	/** @param Closure(FormSite): mixed $request */
	#[DataProvider( 'floods' )]
	public function test_many_requests_from_one_ip_address_store_few_rows_and_the_cleanup_deletes_them( Closure $request, int $most ): void {
		$before = $this->allRows();
		for ( $i = 0; $i < self::REQUESTS; $i++ ) {
			$request( $this->site );
		}
		self::assertLessThanOrEqual( $before + $most, $this->allRows() );
		add_filter( 'vestibule/now', static fn ( \DateTimeImmutable $now ): \DateTimeImmutable => $now->modify( '+2 hours' ) );
		( new Purge( $this->site->database, $this->site->clock ) )->run();
		self::assertSame( array(), $this->site->rows( $this->site->tables->named( 'rates' ) ) );
	}

	public function test_available_times_contain_no_personal_data_and_calendar_links_have_keys_of_128_bits(): void {
		$this->site->submit();
		$booking = (int) $this->site->rows( $this->site->tables->named( 'bookings' ) )[0]['id'];
		$query   = array( 'event' => (string) $this->site->event(), 'from' => gmdate( 'Y-m-d' ), 'to' => gmdate( 'Y-m-d', time() + 20 * DAY_IN_SECONDS ), 'timezone' => 'UTC' );
		$answer  = $this->dispatch( new SlotsCall( $this->site->book, $this->site->clock ), new Request( 'GET', $query, array(), array(), '192.0.2.7' ) );
		self::assertSame( 200, $answer->status );
		self::assertDoesNotMatchRegularExpression( '/ana|Li\b|example\.com|submission|seat|booked/i', (string) wp_json_encode( $answer->body ) );
		parse_str( (string) wp_parse_url( ( new CalendarLink( $this->site->secret ) )->url( $booking ), PHP_URL_QUERY ), $link );
		self::assertIsString( $link['key'] ?? null );
		self::assertMatchesRegularExpression( '/^([0-9a-f]{32,}|[\w-]{22,})$/', $link['key'] );
	}

	private function allRows(): int {
		return array_sum( array_map( fn ( string $table ): int => count( $this->site->rows( $table ) ), $this->site->tables->all() ) );
	}
}
