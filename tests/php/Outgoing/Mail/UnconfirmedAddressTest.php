<?php

declare(strict_types=1);

namespace Vestibule\Tests\Outgoing\Mail;

use PHPUnit\Framework\Attributes\DataProvider;

/** A form cannot be used to send a stranger's words to an unconfirmed address (docs/notifications.md). */
final class UnconfirmedAddressTest extends NotificationsTestCase {

	private const BODY = "Hello {entry.name},\n{inputs.description}\n{page.url}\n{user.name}\n{all_fields}";

	public function test_what_was_typed_is_not_repeated_and_what_was_chosen_is(): void {
		$this->notify( array( 'id' => 'owner' ), array( 'id' => 'visitor', 'to' => 'field', 'subject' => 'About {inputs.input_text}!', 'body' => self::BODY ) );
		$this->submit( array( 'description' => 'Buy at https://evil.example', 'input_text' => 'evil.example', 'names' => array( 'first_name' => 'Win at evil.example', 'middle_name' => '', 'last_name' => 'Li' ) ) );
		[ $team, $visitor ] = $this->sent;
		self::assertStringContainsString( 'https://evil.example', $team['message'], 'The team reads everything.' );
		self::assertStringNotContainsString( 'evil', $visitor['message'] . $visitor['subject'] );
		self::assertStringContainsString( "Hello Win,\n", $visitor['message'] );
		foreach ( array( 'Received; not repeated in this email', 'Courses', 'Germany', 'ana@example.com' ) as $kept ) {
			self::assertStringContainsString( $kept, $visitor['message'] );
		}
		self::assertStringNotContainsString( '901820', $visitor['message'], 'A phone number is what a fraud needs.' );
	}

	/** @return iterable<string, array{string, string}> What was typed as a first name, what is greeted. */
	public static function names(): iterable {
		yield 'a name' => array( 'Ana María', 'Ana' );
		yield 'a title and signs of names' => array( 'Dr. Jean-Luc O’Neill', 'Jean-Luc' );
		yield 'another script' => array( '王小明', '王小明' );
		yield 'a sentence without spaces' => array( '请立即致电我们的客服热线', 'Li' );
		yield 'a sentence with hyphens' => array( 'Call-this-number-now', 'Li' );
		yield 'an order' => array( 'Fraud Team. Call', 'Fraud' );
		yield 'a domain' => array( 'evil.example', 'Li' );
		yield 'an address' => array( 'https://evil', 'Li' );
		yield 'an email address' => array( 'a@evil', 'Li' );
		yield 'a domain with another dot' => array( 'evil。example', 'Li' );
		yield 'digits and signs' => array( 'Ana <b>50% off</b> 0800 123', 'Ana' );
		yield 'a sentence' => array( 'Congratulations you have won a prize call us now please', 'Congratulations' );
	}

	#[DataProvider( 'names' )]
	public function test_the_email_repeats_one_part_of_a_name( string $typed, string $greeted ): void {
		$this->notify( array( 'id' => 'visitor', 'to' => 'field', 'body' => 'Hello {entry.name},' ) );
		$this->submit( array( 'names' => array( 'first_name' => $typed, 'middle_name' => '', 'last_name' => 'Li' ) ) );
		self::assertSame( "Hello {$greeted},\n", $this->sent[0]['message'] );
	}

	public function test_an_answer_beside_the_options_counts_as_typed(): void {
		$content = (string) get_post_field( 'post_content', $this->form );
		wp_update_post( array( 'ID' => $this->form, 'post_content' => wp_slash( str_replace( '"name":"input_radio"', '"name":"input_radio","other":true', $content ) ) ) );
		$this->site->forms->forget();
		$this->notify( array( 'id' => 'visitor', 'to' => 'field', 'body' => '{all_fields}' ) );
		$this->submit( array( 'input_radio' => '__other__', 'input_radio:other' => 'evil.example' ) );
		self::assertStringNotContainsString( 'evil', $this->sent[0]['message'] );
	}

	public function test_a_signed_in_visitor_at_their_own_address_gets_everything(): void {
		$user = wp_insert_user( array( 'user_login' => 'ana', 'user_pass' => 'x', 'user_email' => 'Ana@example.com' ) );
		self::assertIsInt( $user );
		$this->notify( array( 'id' => 'visitor', 'to' => 'field', 'body' => '{inputs.description}' ) );
		$this->entry( array( 'email' => 'ana@example.com', 'description' => 'My own words' ), array( 'mail_status' => 'pending', 'created_at' => '2020-01-01 00:00:00', 'user_id' => $user ) );
		$this->entry( array( 'email' => 'other@example.com', 'description' => 'My own words' ), array( 'mail_status' => 'pending', 'created_at' => '2020-01-01 00:00:00', 'user_id' => $user ) );
		$this->runCron();
		$texts = array_column( $this->sent, 'message', null );
		self::assertSame( array( "My own words\n", "\n" ), $texts );
	}

	public function test_spellings_of_one_mailbox_share_its_limit(): void {
		$this->notify( array( 'id' => 'visitor', 'to' => 'field' ) );
		foreach ( array( 'a', 'b', 'c', 'd', 'e', 'f', 'g' ) as $tag ) {
			$this->entry( array( 'email' => "victim+{$tag}@example.com" ), array( 'mail_status' => 'pending', 'created_at' => '2020-01-01 00:00:00' ) );
		}
		$this->runCron();
		self::assertCount( 5, $this->sent );
	}

	public function test_the_whole_site_sends_a_limited_number_a_day(): void {
		add_filter( 'vestibule/rate_limit', static fn ( int $limit, string $what ): int => 'visitor_mails' === $what ? 3 : $limit, 10, 2 );
		$this->notify( array( 'id' => 'visitor', 'to' => 'field' ) );
		for ( $number = 0; $number < 5; $number++ ) {
			$last = $this->entry( array( 'email' => "victim{$number}@example.com" ), array( 'mail_status' => 'pending', 'created_at' => '2020-01-01 00:00:00' ) );
		}
		$this->runCron();
		self::assertCount( 3, $this->sent );
		$this->signIn( 'editor' );
		self::assertSame( array( 'skipped' ), array_column( $this->log( $last ), 'status' ) );
		self::assertStringContainsString( 'a day to visitors', (string) wp_json_encode( $this->log( $last ) ) );
	}
}
