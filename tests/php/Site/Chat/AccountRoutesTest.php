<?php

declare(strict_types=1);

namespace Vestibule\Tests\Site\Chat;

use PHPUnit\Framework\Attributes\DataProvider;
use Vestibule\Site\Chat\Accounts;
use Vestibule\Tests\Contracts;
use Vestibule\Tests\TestCase;
use WP_REST_Request;
use WP_REST_Response;

/** Saving chat accounts and their order from wp-admin. */
final class AccountRoutesTest extends TestCase {

	protected function setUp(): void {
		parent::setUp();
		wp_set_current_user( 1 );
	}

	public function test_a_chat_account_is_stored_exactly_as_typed(): void {
		$id      = $this->account( 'Draft', 'auto-draft' );
		$account = array( 'number' => '+49 30 23125 040', 'predefinedText' => "Quotes ' \" and \\ and\nlines 👋", 'title' => 'A & B' ) + $this->meta();
		$answer  = $this->post( "/chat-accounts/{$id}", array( 'name' => "Ada's desk \\ one", 'status' => 'publish', 'account' => $account ) );
		self::assertSame( 200, $answer->get_status(), (string) wp_json_encode( $answer->get_data() ) );
		self::assertSame( $account['predefinedText'], $this->accounts()->fit( get_post_meta( $id, Accounts::META, true ) )['predefinedText'] );
		self::assertSame( "Ada's desk \\ one", get_post( $id )?->post_title );
		self::assertSame( 'publish', get_post_status( $id ) );
		self::assertSame( array( $id ), array_column( $this->accounts()->published(), 'id' ) );
	}

	/** @return iterable<string, array{array<string, mixed>, int}> */
	public static function refusals(): iterable {
		yield 'no name' => array( array( 'name' => ' ', 'number' => '+49 30 23125 040' ), 400 );
		yield 'no number' => array( array( 'name' => 'Ada', 'number' => '' ), 400 );
		yield 'a group link on another hostname' => array( array( 'name' => 'Ada', 'number' => 'http://chat.whatsapp.com/A' ), 400 );
		yield 'a list as a name' => array( array( 'name' => array( 'Ada' ), 'number' => '+49 30 23125 040' ), 400 );
		yield 'invalid weekdays' => array( array( 'name' => 'Ada', 'number' => '1', 'daysOfWeekWorking' => 'always' ), 400 );
		yield 'an invalid time' => array( array( 'name' => 'Ada', 'number' => '1', 'monday' => 'noonish' ), 400 );
		yield 'a time that ends when it starts' => array( array( 'name' => 'Ada', 'number' => '1', 'monday' => '12' ), 400 );
	}

	/** @param array<string, mixed> $given */
	#[DataProvider( 'refusals' )]
	public function test_an_invalid_chat_account_is_rejected_and_changes_nothing( array $given, int $status ): void {
		$id   = $this->account( 'Before', 'draft' );
		$meta = array_intersect_key( $given, array( 'number' => 1, 'daysOfWeekWorking' => 1 ) ) + $this->meta();
		if ( isset( $given['monday'] ) && is_array( $meta['daysOfWeekWorking'] ) ) {
			$meta['daysOfWeekWorking']['monday'] = array( 'isWorkingOnDay' => 'ON', 'workHours' => array( array( 'startTime' => $given['monday'], 'endTime' => '12:00' ) ) );
		}
		$answer = $this->post( "/chat-accounts/{$id}", array( 'name' => $given['name'], 'status' => 'publish', 'account' => $meta ) );
		self::assertSame( $status, $answer->get_status(), (string) wp_json_encode( $answer->get_data() ) );
		self::assertSame( array( 'Before', 'draft', '' ), array( get_the_title( $id ), get_post_status( $id ), get_post_meta( $id, Accounts::META, true ) ) );
	}

	public function test_chat_hours_can_be_written_in_all_notations_and_overlaps_are_rejected_with_an_error_at_their_field(): void {
		$id   = $this->account( 'One', 'draft' );
		$meta = $this->meta();
		$week = static fn ( array $slots ): array => array( 'daysOfWeekWorking' => array( 'monday' => array( 'isWorkingOnDay' => 'ON', 'workHours' => array_map( static fn ( array $slot ): array => array( 'startTime' => $slot[0], 'endTime' => $slot[1] ), $slots ) ) ) + (array) $meta['daysOfWeekWorking'] ) + $meta;
		$answer = $this->post( "/chat-accounts/{$id}", array( 'status' => 'draft', 'account' => $week( array( array( '9am', '12' ), array( '10 pm', '2 am' ) ) ) ) );
		self::assertSame( 200, $answer->get_status(), (string) wp_json_encode( $answer->get_data() ) );
		$stored = $this->accounts()->fit( get_post_meta( $id, Accounts::META, true ) )['daysOfWeekWorking']['monday']['workHours'];
		self::assertSame( array( array( 'startTime' => '09:00', 'endTime' => '12:00' ), array( 'startTime' => '22:00', 'endTime' => '02:00' ) ), $stored );
		$answer = $this->post( "/chat-accounts/{$id}", array( 'status' => 'draft', 'account' => $week( array( array( '9', '12' ), array( '11', '13' ) ) ) ) );
		self::assertSame( array( 'hours.monday.1' => 'These times overlap with other times of this day.' ), $this->refused( $answer ) );
	}

	/** @return mixed Errors by field. */
	private function refused( WP_REST_Response $answer ): mixed {
		$refusal = $answer->get_data();
		$data    = is_array( $refusal ) ? $refusal['data'] ?? null : null;
		return is_array( $data ) ? $data['fields'] ?? null : null;
	}

	public function test_the_chat_account_route_saves_only_chat_accounts_and_ignores_the_id_in_the_body(): void {
		$page  = (int) wp_insert_post( array( 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'A page' ) );
		$other = $this->account( 'Other' );
		$id    = $this->account( 'One' );
		self::assertSame( 404, $this->post( "/chat-accounts/{$page}", array( 'name' => 'Taken', 'status' => 'draft' ) )->get_status() );
		$this->post( "/chat-accounts/{$id}", array( 'id' => $other, 'name' => 'Changed', 'status' => 'draft' ) );
		self::assertSame( array( 'A page', 'Other', 'Changed' ), array_map( get_the_title( ... ), array( $page, $other, $id ) ) );
	}

	public function test_a_picture_of_a_chat_account_must_be_an_image(): void {
		$id   = $this->account( 'One' );
		$text = (int) wp_insert_attachment( array( 'post_title' => 'text', 'post_mime_type' => 'text/plain' ), 'notes.txt' );
		$this->post( "/chat-accounts/{$id}", array( 'status' => 'draft', 'picture' => $text ) );
		self::assertFalse( has_post_thumbnail( $id ) );
	}

	public function test_reordering_some_chat_accounts_keeps_the_positions_of_the_others(): void {
		$ids = array_map( $this->account( ... ), array( 'a', 'b', 'c', 'd' ) );
		$answer = $this->post( '/chat-accounts/order', array( 'ids' => array( $ids[3], $ids[1] ) ) );
		self::assertSame( 200, $answer->get_status() );
		self::assertSame( array( 'a', 'd', 'c', 'b' ), array_column( $this->accounts()->published(), 'name' ) );
		$page = (int) wp_insert_post( array( 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'A page' ) );
		self::assertSame( 404, $this->post( '/chat-accounts/order', array( 'ids' => array( $ids[0], $page ) ) )->get_status() );
		self::assertSame( 400, $this->post( '/chat-accounts/order', array( 'ids' => array() ) )->get_status() );
		self::assertSame( 0, get_post( $page )?->menu_order );
	}

	private function account( string $name, string $status = 'publish' ): int {
		return (int) wp_insert_post( array( 'post_type' => Accounts::TYPE, 'post_status' => $status, 'post_title' => $name ) );
	}

	/** @return array<string, mixed> */
	private function meta(): array {
		return Contracts::schema()->defaults( 'chat-account' );
	}

	private function accounts(): Accounts {
		return new Accounts( Contracts::schema() );
	}

	/** @param array<string, mixed> $body */
	private function post( string $path, array $body ): WP_REST_Response {
		$request = new WP_REST_Request( 'POST', "/vestibule/v1{$path}" );
		$request->set_header( 'Content-Type', 'application/json' );
		$request->set_body( (string) wp_json_encode( $body ) );
		return rest_do_request( $request );
	}
}
