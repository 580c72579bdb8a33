<?php

declare(strict_types=1);

namespace Vestibule\Tests\Calendar\Admin;

use Vestibule\Calendar\Hosts\HostAccount;
use WP_Error;
use WP_User;

/** Accounts that are created and invited on the screen of a host. */
final class NewAccountTest extends OwnerTestCase {

	private int $host;

	/** @var list<string> Recipients of emails. */
	private array $mails = array();

	protected function setUp(): void {
		parent::setUp();
		HostAccount::addRole();
		$this->host = $this->bookings->addHost( 'Mara' );
		$this->signIn( 'administrator' );
		remove_all_filters( 'pre_wp_mail' );
		add_filter( 'pre_wp_mail', $this->noteMail( ... ), 10, 2 );
	}

	protected function tearDown(): void {
		remove_role( HostAccount::ROLE );
		parent::tearDown();
	}

	/** @param array<string, mixed> $mail */
	private function noteMail( mixed $is_sent, array $mail ): bool {
		$this->mails[] = is_string( $mail['to'] ) ? $mail['to'] : '';
		return true;
	}

	/**
	 * @param array<string, mixed> $body
	 * @return array<string, mixed>
	 */
	private function create( int $status, array $body ): array {
		$answer = $this->call( 'POST', "/vestibule/v1/hosts/{$this->host}/account", $body );
		self::assertSame( $status, $answer->get_status(), (string) wp_json_encode( $answer->get_data() ) );
		return $this->data( $answer );
	}

	private function account( string $email ): WP_User {
		$user = get_user_by( 'email', $email );
		self::assertInstanceOf( WP_User::class, $user );
		return $user;
	}

	public function test_a_new_host_account_gets_the_host_role_and_an_invitation_email(): void {
		$made = $this->create( 200, array( 'name' => 'Mara O’Neil', 'email' => 'mara.oneil@example.org' ) );
		$user = $this->account( 'mara.oneil@example.org' );
		self::assertSame( array( 'id' => $user->ID, 'name' => 'Mara O’Neil (maraoneil)', 'invited' => true ), $made );
		self::assertSame( array( HostAccount::ROLE ), array_values( $user->roles ) );
		self::assertSame( array( 'mara.oneil@example.org' ), $this->mails );
		self::assertSame( 0, HostAccount::user( $this->host ), 'The screen connects the account when the host is saved.' );
	}

	public function test_two_accounts_with_the_same_local_part_have_different_usernames(): void {
		$this->create( 200, array( 'name' => 'Al', 'email' => 'al@example.org' ) );
		$second = $this->create( 200, array( 'name' => 'Al', 'email' => 'al@example.com' ) );
		self::assertSame( 'Al (hostal2)', $second['name'] );
	}

	public function test_an_existing_account_with_the_same_email_address_is_linked_only_on_request(): void {
		$id   = wp_insert_user( array( 'user_login' => 'tomtest', 'user_pass' => 'x', 'user_email' => 'tom@example.org', 'role' => 'subscriber' ) );
		self::assertIsInt( $id );
		$body = array( 'name' => 'Tom', 'email' => ' Tom@example.org' );
		$said = $this->create( 409, $body );
		self::assertSame( array( 'vestibule_account_exists', $id ), array( $said['code'], is_array( $said['data'] ) ? $said['data']['user'] : 0 ) );
		self::assertFalse( HostAccount::canBeHost( $id ) );
		$made = $this->create( 200, array( 'connect' => true ) + $body );
		self::assertSame( array( $id, false ), array( $made['id'], $made['invited'] ) );
		self::assertSame( array( 'subscriber', HostAccount::ROLE ), array_values( $this->account( 'tom@example.org' )->roles ) );
		self::assertSame( array(), $this->mails );
	}

	public function test_an_administrator_is_linked_without_getting_another_role(): void {
		$owner = wp_get_current_user();
		wp_update_user( array( 'ID' => $owner->ID, 'user_email' => 'owner@example.org' ) );
		$this->create( 200, array( 'name' => '', 'email' => 'owner@example.org', 'connect' => true ) );
		self::assertSame( array( 'administrator' ), array_values( $this->account( 'owner@example.org' )->roles ) );
	}

	public function test_a_missing_name_or_an_invalid_email_address_is_rejected_with_an_error_at_its_control(): void {
		foreach ( array( 'email' => array( 'name' => 'Mara', 'email' => 'mara@' ), 'name' => array( 'name' => ' ', 'email' => 'mara@example.org' ) ) as $field => $body ) {
			$said = $this->create( 400, $body );
			self::assertSame( array( $field ), array_keys( is_array( $said['data'] ) ? (array) $said['data']['fields'] : array() ) );
		}
		self::assertFalse( get_user_by( 'email', 'mara@example.org' ) );
	}

	public function test_an_invitation_that_cannot_be_sent_is_reported(): void {
		remove_all_filters( 'pre_wp_mail' );
		add_filter(
			'pre_wp_mail',
			static function (): bool {
				do_action( 'wp_mail_failed', new WP_Error( 'x', 'Connection refused' ) );
				return false;
			}
		);
		self::assertFalse( $this->create( 200, array( 'name' => 'Mara', 'email' => 'mara@example.org' ) )['invited'] );
	}

	public function test_a_user_who_cannot_create_accounts_is_advised_to_ask_an_administrator(): void {
		$user = wp_get_current_user();
		$user->add_cap( 'create_users', false );
		$said = $this->create( 403, array( 'name' => 'Mara', 'email' => 'mara@example.org' ) );
		self::assertIsString( $said['message'] );
		self::assertStringContainsString( 'Ask an administrator', $said['message'] );
		self::assertFalse( get_user_by( 'email', 'mara@example.org' ) );
	}
}
