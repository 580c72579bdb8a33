<?php

declare(strict_types=1);

namespace Vestibule\Tests\Security;

use Closure;
use PHPUnit\Framework\Attributes\DataProvider;
use ReflectionFunction;
use Vestibule\Calendar\Hosts\HostAccount;
use Vestibule\Calendar\Hosts\Hosts;
use Vestibule\Courses\Courses;
use Vestibule\Entries\EntryStored;
use Vestibule\Fields\Types\Appointment\CalendarLink;
use Vestibule\Inbox\Notes\Note;
use Vestibule\Inbox\Notes\NoteTable;
use Vestibule\Kernel\Call\Call;
use Vestibule\Kernel\Call\Request;
use Vestibule\Site\Comments\Keys;
use Vestibule\Tests\Forms\FormSite;
use Vestibule\Tests\Inbox\EntriesTestCase;
use Vestibule\Tests\SiteState;

/**
 * Permissions of all REST routes and AJAX actions of the plugin, compared with tests/vectors/permissions.json, so that
 * no new one is forgotten (security row 2).
 *
 * @phpstan-type Row array{call: string, body: array<string, mixed>, statuses: list<int>, host: list<int>, ability?: array<string, array<string, string>>}
 */
final class PermissionsTest extends EntriesTestCase {

	private const ROLES = array( '', 'subscriber', 'contributor', 'author', 'editor', 'administrator' );

	/** Users with only the host role: one for another host's booking and entry, one for their own. */
	private const HOSTS = array( 'another host', 'the host' );

	/** Placeholders of the matrix for the parameters of registered routes. */
	private const PLACES = array(
		'/wp/v2/vestibule-forms/(?P<id>[\d]+)/autosaves'                      => '/wp/v2/vestibule-forms/{form}/autosaves',
		'/wp/v2/vestibule-forms/(?P<parent>[\d]+)/autosaves/(?P<id>[\d]+)'    => '/wp/v2/vestibule-forms/{form}/autosaves/{autosave}',
		'/wp/v2/vestibule-forms/(?P<parent>[\d]+)/revisions'                  => '/wp/v2/vestibule-forms/{form}/revisions',
		'/wp/v2/vestibule-forms/(?P<parent>[\d]+)/revisions/(?P<id>[\d]+)'    => '/wp/v2/vestibule-forms/{form}/revisions/{revision}',
		'/wp/v2/vestibule-forms/(?P<id>[\d]+)'                                => '/wp/v2/vestibule-forms/{form}',
		'/wp/v2/vestibule-events/(?P<id>[\d]+)/autosaves'                     => '/wp/v2/vestibule-events/{event}/autosaves',
		'/wp/v2/vestibule-events/(?P<parent>[\d]+)/autosaves/(?P<id>[\d]+)'   => '/wp/v2/vestibule-events/{event}/autosaves/{event_autosave}',
		'/wp/v2/vestibule-events/(?P<parent>[\d]+)/revisions'                 => '/wp/v2/vestibule-events/{event}/revisions',
		'/wp/v2/vestibule-events/(?P<parent>[\d]+)/revisions/(?P<id>[\d]+)'   => '/wp/v2/vestibule-events/{event}/revisions/{event_revision}',
		'/wp/v2/vestibule-events/(?P<id>[\d]+)'                               => '/wp/v2/vestibule-events/{event}',
		'/wp/v2/vestibule-courses/(?P<id>[\d]+)/autosaves'                     => '/wp/v2/vestibule-courses/{course}/autosaves',
		'/wp/v2/vestibule-courses/(?P<parent>[\d]+)/autosaves/(?P<id>[\d]+)'   => '/wp/v2/vestibule-courses/{course}/autosaves/{course_autosave}',
		'/wp/v2/vestibule-courses/(?P<parent>[\d]+)/revisions'                 => '/wp/v2/vestibule-courses/{course}/revisions',
		'/wp/v2/vestibule-courses/(?P<parent>[\d]+)/revisions/(?P<id>[\d]+)'   => '/wp/v2/vestibule-courses/{course}/revisions/{course_revision}',
		'/wp/v2/vestibule-courses/(?P<id>[\d]+)'                               => '/wp/v2/vestibule-courses/{course}',
		'/wp/v2/vestibule_course_topic/(?P<id>[\d]+)'                        => '/wp/v2/vestibule_course_topic/{topic}',
		'/wp/v2/vestibule_course_level/(?P<id>[\d]+)'                        => '/wp/v2/vestibule_course_level/{level}',
		'/wp/v2/vestibule-hosts/(?P<id>[\d]+)'                                => '/wp/v2/vestibule-hosts/{host}',
		'/bookings/(?P<id>[0-9]{1,18})'                                        => '/bookings/{booking}',
		'/bookings/waiting/(?P<id>[0-9]{1,18})'                                => '/bookings/waiting/{waiting}',
		'/blocks/(?P<id>[0-9]{1,18})'                                          => '/blocks/{booking}',
		'/hosts/(?P<id>[0-9]{1,18})'                                           => '/hosts/{host}',
		'/entries/(?P<id>[0-9]{1,18})'                                         => '/entries/{entry}',
		'/mails/(?P<mail>[0-9]{1,18})'                                         => '/mails/{entry}',
		'/webhooks/(?P<delivery>[0-9]{1,18})'                                  => '/webhooks/{entry}',
		'/deliveries/(?P<delivery>[0-9]{1,18})'                                => '/deliveries/{entry}',
		'/notes/(?P<note>[0-9]{1,18})'                                         => '/notes/{note}',
		'/appointment-types/(?P<id>[0-9]{1,18})'                               => '/appointment-types/{event}',
		'/forms/(?P<id>[0-9]{1,18})'                                           => '/forms/{form}',
		'/forms/(?P<number>[0-9]{1,9})'                                        => '/forms/4',
		'/chat-accounts/(?P<id>[0-9]{1,18})'                                   => '/chat-accounts/{account}',
		'/courses/(?P<id>[0-9]{1,18})'                                         => '/courses/{course}',
		'/registrations/(?P<entry>[0-9]{1,18})'                                => '/registrations/{entry}',
	);

	private static SiteState $before;

	/** @var array<string, string> Placeholders of the matrix for posts that all tests share. */
	private static array $posts;

	/** @var array<string, int> User ID by role and host. 0 is a guest. */
	private static array $users;

	private FormSite $site;

	/**
	 * Creates posts and users once, because each one needs about thirty queries and there are over a thousand tests.
	 */
	public static function setUpBeforeClass(): void {
		parent::setUpBeforeClass();
		self::$before = SiteState::take();
		HostAccount::addRole();
		$site  = new FormSite();
		$form  = $site->forms->byFormId( 4 )->postId ?? 0;
		$event = $site->event();
		wp_set_current_user( 1 );
		[ $revision, $autosave ]             = self::storedVersions( $form );
		[ $event_revision, $event_autosave ] = self::storedVersions( $event );
		$course                              = self::published( Courses::NAME, 'Pottery' );
		[ $course_revision, $course_autosave ] = self::storedVersions( (int) $course );
		wp_set_current_user( 0 );
		self::$posts = array(
			'{form}'           => (string) $form,
			'{revision}'       => $revision,
			'{autosave}'       => $autosave,
			'{event}'          => (string) $event,
			'{event_revision}' => $event_revision,
			'{event_autosave}' => $event_autosave,
			'{course}'         => $course,
			'{course_revision}' => $course_revision,
			'{course_autosave}' => $course_autosave,
			'{topic}'          => self::term( Courses::TOPIC ),
			'{level}'          => self::term( Courses::LEVEL ),
			'{account}'        => self::published( 'vestibule_account', 'Front desk' ),
			'{host}'           => self::published( Hosts::NAME, 'Ada' ),
			'{other host}'     => self::published( Hosts::NAME, 'Other' ),
		);
		self::$users = array( '' => 0 );
		foreach ( array( ...array_slice( self::ROLES, 1 ), ...self::HOSTS ) as $who ) {
			$role = in_array( $who, self::HOSTS, true ) ? HostAccount::ROLE : $who;
			$name = 'matrix-' . sanitize_key( $who );
			$user = wp_insert_user( array( 'user_login' => $name, 'user_pass' => 'x', 'user_email' => "{$name}@example.org", 'role' => $role ) );
			assert( is_int( $user ) );
			self::$users[ $who ] = $user;
		}
	}

	private static function term( string $taxonomy ): string {
		$term = wp_insert_term( 'Crafts', $taxonomy );
		assert( is_array( $term ) );
		return (string) $term['term_id'];
	}

	public static function tearDownAfterClass(): void {
		remove_role( HostAccount::ROLE );
		self::$before->restore();
		parent::tearDownAfterClass();
	}

	protected function setUp(): void {
		parent::setUp();
		$this->site = new FormSite();
		add_filter( 'vestibule/rate_limit', '__return_zero' );
		remove_all_actions( EntryStored::class );
	}

	/**
	 * Logs in as one of ROLES or HOSTS. Bookings of a host belong to that host.
	 *
	 * @param array<string, string> $places
	 */
	private function signInAs( string $who, array $places ): void {
		$user = self::$users[ $who ];
		if ( in_array( $who, self::HOSTS, true ) ) {
			$entry = (int) $places['{entry}'];
			$host  = (int) ( 'the host' === $who ? $places['{host}'] : $places['{other host}'] );
			$this->site->database->execute( "UPDATE {submissions} SET status = 'unread' WHERE id = %d", $entry );
			$this->site->database->execute( 'UPDATE {bookings} SET host_id = %d, submission_id = %d WHERE id = %d', $host, $entry, (int) $places['{booking}'] );
			HostAccount::link( (int) $places['{host}'], $user, true );
		}
		wp_set_current_user( $user );
	}

	/**
	 * Returns the rows of the matrix. Their statuses are those of ROLES, each with a valid nonce.
	 *
	 * @param string $part `rest` for routes, `ajax` for actions.
	 * @return list<Row>
	 */
	private static function rows( string $part ): array {
		/** @var list<Row> $rows */
		$rows = json_decode( (string) file_get_contents( dirname( __DIR__, 2 ) . '/vectors/permissions.json' ), true );
		return array_values( array_filter( $rows, static fn( array $row ): bool => ( 'rest' === $part ) === str_contains( $row['call'], ' /' ) ) );
	}

	/** @return iterable<string, array{Row, string, int}> */
	public static function rest(): iterable {
		yield from self::cells( 'rest' );
	}

	/** @return iterable<string, array{Row, string, int}> */
	public static function ajax(): iterable {
		yield from self::cells( 'ajax' );
	}

	/** @return iterable<string, array{Row, string, int}> */
	private static function cells( string $part ): iterable {
		foreach ( self::rows( $part ) as $row ) {
			foreach ( self::statuses( $row ) as $role => $status ) {
				yield "{$row['call']} as " . ( '' === $role ? 'guest' : $role ) => array( $row, $role, $status );
			}
		}
	}

	/**
	 * @param Row $row
	 * @return array<string, int>
	 */
	private static function statuses( array $row ): array {
		return array_combine( self::ROLES, $row['statuses'] ) + array_combine( self::HOSTS, $row['host'] );
	}

	/** @param Row $row */
	#[DataProvider( 'rest' )]
	public function test_a_rest_route_returns_the_expected_status_for_each_role( array $row, string $role, int $status ): void {
		$places            = $this->places( $row );
		[ $method, $path ] = explode( ' ', strtr( $row['call'], $places ) );
		$this->signInAs( $role, $places );
		$entry  = $this->row( (int) $places['{entry}'] );
		$answer = $this->call( $method, $path, $this->filled( $row['body'], $places ) );
		self::assertSame( $status, $answer->get_status(), (string) wp_json_encode( $answer->get_data() ) );
		// A conflict response contains the booking for users who may read it.
		$may_read = in_array( $role, array( 'editor', 'administrator', 'the host' ), true );
		if ( $status >= 400 && ( 409 !== $status || ! $may_read ) ) {
			$body = (string) wp_json_encode( $answer->get_data() );
			self::assertStringNotContainsString( 'Ada', $body );
			self::assertStringNotContainsString( 'Enquiry and appointment', $body );
			self::assertSame( $entry, $this->row( (int) $places['{entry}'] ) );
			self::assertSame( array(), get_posts( array( 'post_type' => array( 'vestibule_form', 'vestibule_event', 'vestibule_course', 'revision' ), 'post_status' => 'any', 'title' => 'Taken over' ) ) );
			self::assertNotNull( get_post( (int) $places['{revision}'] ) );
			self::assertNotNull( get_post( (int) $places['{event_revision}'] ) );
			self::assertSame( 'Front desk', get_the_title( (int) $places['{account}'] ) );
			self::assertSame( 'publish', get_post_status( (int) $places['{form}'] ) );
			self::assertSame( 'publish', get_post_status( (int) $places['{event}'] ) );
		}
	}

	/**
	 * @return iterable<string, array{string, array<string, string>, Row}> Abilities that are also routes, with their
	 * placeholders.
	 */
	public static function abilities(): iterable {
		foreach ( self::rows( 'rest' ) as $row ) {
			foreach ( $row['ability'] ?? array() as $name => $numbers ) {
				yield $name => array( $name, $numbers, $row );
			}
		}
	}

	/**
	 * @param array<string, string> $numbers
	 * @param Row                   $row
	 */
	#[DataProvider( 'abilities' )]
	public function test_an_ability_has_the_same_permissions_as_its_route( string $name, array $numbers, array $row ): void {
		if ( ! function_exists( 'wp_get_ability' ) ) {
			self::assertTrue( version_compare( get_bloginfo( 'version' ), '6.9-alpha', '<' ) );
			return;
		}
		$ability = wp_get_ability( "vestibule/{$name}" );
		self::assertNotNull( $ability );
		$places = $this->places( $row );
		$input  = array_map( static fn ( string $number ): int => (int) strtr( $number, $places ), $numbers ) + $this->filled( $row['body'], $places );
		foreach ( self::statuses( $row ) as $role => $status ) {
			$this->signInAs( $role, $places );
			self::assertSame( ! in_array( $status, array( 401, 403 ), true ), $ability->check_permissions( $input ), $role );
		}
	}

	/** @param Row $row */
	#[DataProvider( 'ajax' )]
	public function test_an_ajax_action_returns_the_expected_status_for_each_role( array $row, string $role, int $status ): void {
		$places              = $this->places( $row );
		$body                = $this->filled( $row['body'], $places );
		[ $method, $action ] = explode( ' ', $row['call'] );
		$this->signInAs( $role, $places );
		$is_get = 'GET' === $method;
		foreach ( array( $method => $status, $is_get ? 'POST' : 'GET' => 405 ) as $verb => $expected ) {
			$request = new Request( $verb, $is_get ? $body : array(), $is_get ? array() : $body, array(), FormSite::ADDRESS );
			self::assertSame( $expected, $this->dispatch( $this->registered( "wp_ajax_{$action}" ), $request )->status );
		}
		self::assertInstanceOf( Call::class, $this->registered( "wp_ajax_nopriv_{$action}" ) );
	}

	public function test_every_rest_route_is_covered_by_the_permission_tests(): void {
		$found = array();
		foreach ( rest_get_server()->get_routes() as $route => $handlers ) {
			$route = (string) $route;
			foreach ( str_contains( $route, 'vestibule' ) ? $handlers : array() as $handler ) {
				foreach ( array_keys( $handler['methods'] ) as $method ) {
					$found[] = "{$method} " . strtr( $route, self::PLACES );
				}
			}
		}
		self::assertEqualsCanonicalizing( array_column( self::rows( 'rest' ), 'call' ), $found );
	}

	public function test_every_ajax_action_is_covered_by_the_permission_tests(): void {
		global $wp_filter;
		$rows = array_map( static fn( array $row ): string => explode( ' ', $row['call'] )[1], self::rows( 'ajax' ) );
		foreach ( array( 'wp_ajax_', 'wp_ajax_nopriv_' ) as $prefix ) {
			$found = preg_filter( "/^{$prefix}(?=vestibule|(?:get_antibot_keys|custom_cookie|revoke_customer_cookie)$)/", '', array_map( 'strval', array_keys( $wp_filter ) ) );
			self::assertEqualsCanonicalizing( $rows, array_values( $found ) );
		}
		// Each action checks a nonce and a permission (Forms\Admin\LibraryTest, Tools\Documents\DocumentsTest).
		$posts = preg_grep( '/^admin_post_(nopriv_)?vestibule/', array_map( 'strval', array_keys( $wp_filter ) ) );
		$actions = array( 'document', 'form_close', 'form_copy', 'form_export', 'form_open' );
		self::assertEqualsCanonicalizing( array_map( static fn ( string $action ): string => "admin_post_vestibule_{$action}", $actions ), (array) $posts );
	}

	/** Returns the object behind an AJAX action, because the registered closure would end the test process. */
	private function registered( string $hook ): Call {
		global $wp_filter;
		// Late modules register their actions when this hook is fired.
		foreach ( ( $wp_filter[ $hook ] ?? new \WP_Hook() )->callbacks[ PHP_INT_MIN ] ?? array() as $waiting ) {
			$waiting['function']();
		}
		$handlers = array_values( ( $wp_filter[ $hook ] ?? new \WP_Hook() )->callbacks[10] ?? array() );
		self::assertCount( 1, $handlers );
		$handler = $handlers[0]['function'];
		self::assertInstanceOf( Closure::class, $handler );
		$make = ( new ReflectionFunction( $handler ) )->getStaticVariables()['make'] ?? null;
		self::assertInstanceOf( Closure::class, $make );
		$call = $make();
		self::assertInstanceOf( Call::class, $call );
		return $call;
	}

	/**
	 * Creates an entry with a booking, and what the other placeholders of a row stand for.
	 *
	 * @param Row $row
	 * @return array<string, string> ID or text for each placeholder in the row.
	 */
	private function places( array $row ): array {
		$entry   = $this->entry( row: array( 'status' => 'trash' ) );
		$booking = $this->bookedByAda();
		$start   = fn (): string => $this->site->freeStart( 1 );
		$made    = array(
			'{note}'     => fn (): string => (string) ( new NoteTable( $this->site->database, $this->site->clock ) )->add( $entry, 1, Note::NOTE, 'Of the administrator' ),
			'{day}'      => static fn (): string => substr( $start(), 0, 10 ),
			'{start}'    => $start,
			'{key}'      => fn (): string => $this->site->keys->forForm( 4 ),
			'{data}'     => fn (): string => http_build_query( array( '__vestibule_token' => $this->site->tokens->issue( 4 ), 'fcal_booking_2' => $this->site->freeStart( 2 ) ) + $this->site->values() ),
			'{comment}'  => fn (): string => ( new Keys( $this->site->secret->sign( ... ) ) )->nonce( 1 ),
			'{waiting}'  => $this->waiting( ... ),
			'{file}'     => $this->lostFile( ... ),
			'{calendar}' => fn (): string => $this->calendarKey( $booking ),
		);
		$text    = $row['call'] . wp_json_encode( $row['body'] );
		$used    = array_filter( $made, static fn ( string $place ): bool => str_contains( $text, $place ), ARRAY_FILTER_USE_KEY );
		return self::$posts + array( '{entry}' => (string) $entry, '{booking}' => (string) $booking ) + array_map( static fn ( Closure $make ): string => $make(), $used );
	}

	private function calendarKey( int $booking ): string {
		parse_str( (string) wp_parse_url( ( new CalendarLink( $this->site->secret ) )->url( $booking ), PHP_URL_QUERY ), $calendar );
		return is_string( $calendar['key'] ?? null ) ? $calendar['key'] : '';
	}

	/** Adds Ada to the waiting list of form 4's appointments. Returns the ID of the row. */
	private function waiting(): string {
		$row = array( 'event_id' => $this->site->event(), 'start_at' => gmdate( 'Y-m-d 09:00:00', time() + WEEK_IN_SECONDS ), 'person' => str_repeat( 'a', 64 ), 'email' => 'ada@example.org', 'link_key' => str_repeat( 'b', 32 ), 'status' => 'waiting', 'created_at' => gmdate( 'Y-m-d H:i:s' ) );
		return (string) $this->site->database->insert( $this->site->tables->named( 'booking_waiting' ), $row );
	}

	/** Books the first available time of form 4 for Ada's entry. Returns the booking ID. */
	private function bookedByAda(): int {
		$start  = $this->site->freeStart();
		$times  = array( 'start_at' => gmdate( 'Y-m-d H:i:s', (int) strtotime( $start ) ), 'end_at' => gmdate( 'Y-m-d H:i:s', (int) strtotime( "{$start} +30 minutes" ) ) );
		$people = array( 'event_id' => (int) self::$posts['{event}'], 'submission_id' => $this->entry(), 'seat' => 1, 'timezone' => 'Asia/Tokyo' );
		return $this->site->database->insert( $this->site->tables->named( 'bookings' ), $times + $people + array( 'status' => 'booked', 'created_at' => gmdate( 'Y-m-d H:i:s' ) ) );
	}

	private static function published( string $type, string $title ): string {
		$post = array( 'post_type' => $type, 'post_status' => 'publish', 'post_title' => $title );
		return (string) wp_insert_post( $post );
	}

	/** @return array{string, string} Revision and autosave of a post. */
	private static function storedVersions( int $id ): array {
		$post     = (array) get_post( $id, ARRAY_A );
		$revision = _wp_put_post_revision( $post );
		$autosave = _wp_put_post_revision( array( 'post_content' => 'Later' ) + $post, true );
		return array( is_scalar( $revision ) ? (string) $revision : '', is_scalar( $autosave ) ? (string) $autosave : '' );
	}

	/**
	 * Creates the URL of a file of form 4 that is missing on the disk. Users who can read the entry get an error about
	 * it.
	 */
	private function lostFile(): string {
		$id = bin2hex( random_bytes( 16 ) );
		$this->site->database->insert( $this->site->tables->named( 'uploads' ), array( 'reference' => $id, 'form_id' => 4, 'field' => 'cv', 'name' => 'a.pdf', 'type' => 'application/pdf', 'size' => 1, 'file' => $id, 'submission_id' => 1 ) );
		return $id;
	}

	/**
	 * @param array<string, mixed>  $body
	 * @param array<string, string> $places
	 * @return array<string, mixed>
	 */
	private function filled( array $body, array $places ): array {
		return array_map(
			static fn( mixed $value ): mixed => match ( true ) {
				is_string( $value ) => strtr( $value, $places ),
				is_array( $value )  => array_map( static fn( mixed $one ): int => (int) strtr( is_string( $one ) ? $one : '', $places ), $value ),
				default             => $value,
			},
			$body
		);
	}
}
