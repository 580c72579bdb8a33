<?php

declare(strict_types=1);

namespace Vestibule\Tests\Inbox;

/**
 * Access of users who may read one form, of roles without the capability, and with other spellings of a route
 * (security row 1). All permissions are tested with tests/vectors/permissions.json.
 */
final class PermissionsTest extends EntriesTestCase {

	public function test_a_user_who_may_read_only_one_form_cannot_access_other_forms_by_forging_parameters(): void {
		$own    = $this->entry( row: array( 'status' => 'trash' ) );
		$other  = $this->entry( array( 'email' => 'secret@example.org' ), array( 'form_id' => 5, 'status' => 'trash' ) );
		$forged = array( 'form_id' => 4, 'form' => 4, 'id' => $own );
		$this->signInWith( 'subscriber', 'vestibule_read_entries_4' );

		self::assertSame( 200, $this->call( 'GET', self::ROUTE . "/{$own}" )->get_status() );
		self::assertSame( 403, $this->call( 'GET', self::ROUTE . "/{$other}", $forged )->get_status() );
		self::assertSame( 403, $this->call( 'PUT', self::ROUTE . "/{$other}", $forged + array( 'status' => 'read' ) )->get_status() );
		self::assertSame( 403, $this->call( 'DELETE', self::ROUTE . "/{$other}", $forged )->get_status() );
		self::assertSame( 403, $this->call( 'POST', self::ROUTE . '/status', $forged + array( 'ids' => array( $own, $other ), 'status' => 'read' ) )->get_status() );
		self::assertSame( 403, $this->call( 'DELETE', self::ROUTE, $forged + array( 'ids' => array( $own, $other ) ) )->get_status() );
		self::assertSame( 'trash', $this->statusOf( $own ) );
		self::assertSame( 'trash', $this->statusOf( $other ) );
		self::assertSame( array( $own ), $this->listed( array( 'status' => 'trash' ) ) );
		self::assertSame( array(), $this->listed( array( 'status' => 'trash', 'form' => 5 ) ) );
		$overview = $this->data( $this->call( 'GET', self::ROUTE . '/overview' ) );
		self::assertSame( array( 'any' => 0, 'unread' => 0, 'read' => 0, 'unconfirmed' => 0, 'spam' => 0, 'trash' => 1 ), $overview['counts'] );
		self::assertSame( array( 4 ), array_column( (array) $overview['forms'], 'id' ) );
	}

	public function test_an_editor_without_the_capability_cannot_read_entries(): void {
		$id   = $this->entry();
		$user = get_userdata( $this->signIn( 'editor' ) );
		self::assertNotFalse( $user );
		$user->add_cap( 'vestibule_read_entries', false );
		wp_set_current_user( 0 );
		wp_set_current_user( $user->ID );
		self::assertSame( 403, $this->call( 'GET', self::ROUTE . "/{$id}" )->get_status() );
	}

	public function test_changing_the_letter_case_of_a_route_does_not_bypass_its_permissions(): void {
		$id = $this->entry();
		foreach ( array( '/VESTIBULE/V1/ENTRIES', "/vestibule/v1/Entries/{$id}", '/vestibule/v1/entries/OVERVIEW' ) as $route ) {
			self::assertContains( $this->call( 'GET', $route )->get_status(), array( 401, 404 ) );
		}
	}
}
