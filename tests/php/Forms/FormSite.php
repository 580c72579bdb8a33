<?php

declare(strict_types=1);

namespace Vestibule\Tests\Forms;

use Vestibule\Calendar\Book;
use Vestibule\Fields\FieldTypes;
use Vestibule\Fields\Types\Appointment\Bookings;
use Vestibule\Forms\Forms;
use Vestibule\Forms\Submit\FormStateStore;
use Vestibule\Forms\Submit\SubmitCall;
use Vestibule\Forms\Submit\Token;
use Vestibule\Forms\Submit\TokenCall;
use Vestibule\Kernel\Call\Answer;
use Vestibule\Kernel\Call\Call;
use Vestibule\Kernel\Call\Calls;
use Vestibule\Kernel\Call\PageKey;
use Vestibule\Kernel\Call\RateLimit;
use Vestibule\Kernel\Call\Request;
use Vestibule\Kernel\Database\Connection;
use Vestibule\Kernel\Database\Database;
use Vestibule\Kernel\Database\Tables;
use Vestibule\Kernel\Secret;
use Vestibule\Kernel\Time\Clock;
use Vestibule\Services;
use Vestibule\Tests\Wired;

/** Form 4 of a real site, built from the plugin's services, and requests of visitors to it. */
final class FormSite {

	public const ADDRESS = '203.0.113.7';

	public readonly Services $services;
	public readonly Database $database;
	public readonly Tables $tables;
	public readonly Connection $connection;
	public readonly Clock $clock;
	public readonly FieldTypes $types;
	public readonly Forms $forms;
	public readonly Secret $secret;
	public readonly PageKey $keys;
	public readonly Token $tokens;
	public readonly RateLimit $rates;
	public readonly Book $book;
	public readonly FormStateStore $states;
	public readonly Bookings $bookings;

	public function __construct() {
		$this->services   = Wired::of( Services::class );
		$this->database   = $this->services->store()->database;
		$this->tables     = $this->services->store()->tables;
		$this->connection = $this->services->store()->connection();
		$this->clock      = $this->services->clock;
		$this->rates      = $this->services->rates();
		$this->secret     = $this->services->store()->secret();
		$this->types      = Wired::of( FieldTypes::class );
		$this->forms      = Wired::of( Forms::class );
		$this->keys       = Wired::of( PageKey::class );
		$this->tokens     = Wired::of( Token::class );
		$this->states     = Wired::of( FormStateStore::class );
		$this->book       = Wired::of( Book::class );
		$this->bookings   = Wired::of( Bookings::class );
	}

	/** Stops the server's clock, so that a slow machine stays in one window of a rate limit. */
	public function freeze(): void {
		$now = $this->clock->now();
		add_filter( 'vestibule/now', static fn(): \DateTimeImmutable => $now );
	}

	public function submitCall(): Call {
		return Wired::of( SubmitCall::class );
	}

	public function tokenCall(): Call {
		return Wired::of( TokenCall::class );
	}

	/**
	 * @param array<array-key, mixed> $body
	 * @param array<string, string>   $headers
	 */
	public function answer( Call $call, array $body, array $headers = array(), string $address = self::ADDRESS ): Answer {
		$length = (string) strlen( http_build_query( $body ) );
		return ( new Calls( fn () => $this->connection, fn () => $this->rates ) )->answer( $call, new Request( 'POST', array(), $body, $headers + array( 'content-length' => $length ), $address ) );
	}

	/** @param array<string, mixed> $changes */
	public function submit( array $changes = array(), ?string $token = null ): Answer {
		$values = $changes + array( '__vestibule_token' => $token ?? $this->tokens->issue( 4 ) ) + $this->values();
		return $this->answer( $this->submitCall(), array( 'form_id' => '4', 'data' => http_build_query( array_filter( $values, static fn( mixed $value ): bool => null !== $value ) ) ) );
	}

	/**
	 * @param array<string, mixed>  $changes
	 * @param array<string, string> $headers
	 */
	public function post( array $changes = array(), array $headers = array(), string $address = self::ADDRESS ): Answer {
		$body = $changes + array(
			'form_id'            => '4',
			'vestibule_key'      => $this->keys->forForm( 4 ),
			'vestibule_instance' => 'ff_form_instance_4_1',
			'vestibule_page'     => home_url( '/contact/' ),
			'vestibule_try'      => bin2hex( random_bytes( 8 ) ),
			'fcal_booking_2'     => $this->freeStart(),
		) + $this->values();
		return $this->answer( $this->submitCall(), array_filter( $body, static fn( mixed $value ): bool => null !== $value ), $headers, $address );
	}

	/** @return array<string, mixed> Values that a visitor enters. */
	public function values(): array {
		return array(
			'names'               => array( 'first_name' => 'Ana', 'middle_name' => '', 'last_name' => 'Li' ),
			'email'               => 'ana@example.com',
			'country-list'        => 'DE',
			'phone'               => '030 901820',
			'input_text_1'        => 'Stadtbücherei',
			'input_text'          => 'A question',
			'input_radio'         => 'email',
			'multi_select'        => array( 'courses', 'visits' ),
			'description'         => "Hello\nthere",
			'fcal_booking_2'      => (string) wp_json_encode( array( 'start' => $this->freeStart(), 'timezone' => 'America/New_York', 'hold' => '' ) ),
			'gdpr-agreement'      => 'on',
			'terms-n-condition'   => '',
			'terms-n-condition_1' => '',
			'item_4__url'         => '',
		);
	}

	public function event(): int {
		return $this->book->event( 0 ) ?? 0;
	}

	/** First available time, or a later one. */
	public function freeStart( int $skip = 0 ): string {
		$times = $this->book->freeTimes( $this->event(), $this->clock->now(), $this->clock->now()->modify( '+30 days' ) );
		return isset( $times[ $skip ] ) ? $times[ $skip ]['start']->format( 'Y-m-d\TH:i:s\Z' ) : '';
	}

	/** @return list<array<string, string|null>> */
	public function rows( string $table ): array {
		return $this->database->rows( "SELECT * FROM {$table}" );
	}

	/** @return array{int, int, int} Number of entries, bookings and used tokens. */
	public function counts(): array {
		return array(
			count( $this->rows( $this->tables->named( 'submissions' ) ) ),
			count( $this->rows( $this->tables->named( 'bookings' ) ) ),
			count( $this->rows( $this->tables->named( 'tokens' ) ) ),
		);
	}
}
