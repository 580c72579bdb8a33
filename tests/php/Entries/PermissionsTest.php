<?php

declare(strict_types=1);

namespace Vestibule\Tests\Entries;

use PHPUnit\Framework\Attributes\DataProvider;

/** Who gets through to which route (security rows 1 to 3 and 25). */
final class PermissionsTest extends EntriesTestCase {

	private const READERS = array( '' => 401, 'subscriber' => 403, 'contributor' => 403, 'author' => 403, 'editor' => 0, 'administrator' => 0 );

	/** @return list<array{method: string, route: string, body: array<string, mixed>, allowed: int}> */
	private static function matrix(): array {
		/** @var list<array{method: string, route: string, body: array<string, mixed>, allowed: int}> $rows */
		$rows = json_decode( (string) file_get_contents( __DIR__ . '/permissions.json' ), true );
		return $rows;
	}

	/** @return iterable<string, array{string, string, array<string, mixed>, string, int}> */
	public static function cells(): iterable {
		foreach ( self::matrix() as $row ) {
			foreach ( self::READERS as $role => $status ) {
				yield "{$row['method']} {$row['route']} as " . ( '' === $role ? 'guest' : $role ) => array( $row['method'], $row['route'], $row['body'], $role, 0 === $status ? $row['allowed'] : $status );
			}
		}
	}

	/** @param array<string, mixed> $body */
	#[DataProvider( 'cells' )]
	public function test_each_role_gets_the_status_of_the_matrix( string $method, string $route, array $body, string $role, int $status ): void {
		$id     = $this->entry( row: array( 'status' => 'trash' ) );
		$before = $this->row( $id );
		$this->signIn( $role );
		$body   = json_decode( str_replace( '"{id}"', (string) $id, (string) wp_json_encode( $body ) ), true );
		$answer = $this->call( $method, str_replace( '{id}', (string) $id, $route ), is_array( $body ) ? $body : array() );
		self::assertSame( $status, $answer->get_status() );
		if ( 200 !== $status ) {
			self::assertSame( $before, $this->row( $id ) );
			self::assertStringNotContainsString( 'Ada', (string) wp_json_encode( $answer->get_data() ) );
		}
	}

	public function test_every_route_has_a_row(): void {
		$known = array();
		foreach ( self::matrix() as $row ) {
			$known[] = $row['method'] . ' ' . str_replace( '{id}', '(?P<id>[0-9]{1,18})', $row['route'] );
		}
		$found = array();
		foreach ( rest_get_server()->get_routes( 'vestibule/v1' ) as $route => $handlers ) {
			if ( str_starts_with( (string) $route, self::ROUTE ) ) {
				foreach ( $handlers as $handler ) {
					foreach ( array_keys( $handler['methods'] ) as $method ) {
						$found[] = "{$method} {$route}";
					}
				}
			}
		}
		sort( $known );
		sort( $found );
		self::assertSame( $known, $found );
	}

	public function test_a_reader_of_one_form_reaches_no_other_form_whatever_the_request_says(): void {
		$own   = $this->entry( row: array( 'status' => 'trash' ) );
		$other = $this->entry( array( 'email' => 'secret@example.org' ), array( 'form_id' => 5, 'status' => 'trash' ) );
		$lies  = array( 'form_id' => 4, 'form' => 4, 'id' => $own );
		$this->signInWith( 'subscriber', 'vestibule_read_entries_4' );

		self::assertSame( 200, $this->call( 'GET', self::ROUTE . "/{$own}" )->get_status() );
		self::assertSame( 403, $this->call( 'GET', self::ROUTE . "/{$other}", $lies )->get_status() );
		self::assertSame( 403, $this->call( 'PUT', self::ROUTE . "/{$other}", $lies + array( 'status' => 'read' ) )->get_status() );
		self::assertSame( 403, $this->call( 'DELETE', self::ROUTE . "/{$other}", $lies )->get_status() );
		self::assertSame( 403, $this->call( 'POST', self::ROUTE . '/status', $lies + array( 'ids' => array( $own, $other ), 'status' => 'read' ) )->get_status() );
		self::assertSame( 403, $this->call( 'DELETE', self::ROUTE, $lies + array( 'ids' => array( $own, $other ) ) )->get_status() );
		self::assertSame( 'trash', $this->statusOf( $own ) );
		self::assertSame( 'trash', $this->statusOf( $other ) );
		self::assertSame( array( $own ), $this->listed( array( 'status' => 'trash' ) ) );
		self::assertSame( array(), $this->listed( array( 'status' => 'trash', 'form' => 5 ) ) );
		$overview = $this->data( $this->call( 'GET', self::ROUTE . '/overview' ) );
		self::assertSame( array( 'any' => 0, 'unread' => 0, 'read' => 0, 'trash' => 1 ), $overview['counts'] );
		self::assertSame( array( 4 ), array_column( (array) $overview['forms'], 'id' ) );
	}

	public function test_an_owner_can_take_the_capability_from_a_role(): void {
		$id   = $this->entry();
		$user = get_userdata( $this->signIn( 'editor' ) );
		self::assertNotFalse( $user );
		$user->add_cap( 'vestibule_read_entries', false );
		wp_set_current_user( 0 );
		wp_set_current_user( $user->ID );
		self::assertSame( 403, $this->call( 'GET', self::ROUTE . "/{$id}" )->get_status() );
	}

	public function test_the_routes_are_as_closed_in_other_letter_case(): void {
		$id = $this->entry();
		foreach ( array( '/VESTIBULE/V1/ENTRIES', "/vestibule/v1/Entries/{$id}", '/vestibule/v1/entries/OVERVIEW' ) as $route ) {
			self::assertContains( $this->call( 'GET', $route )->get_status(), array( 401, 404 ) );
		}
	}
}
