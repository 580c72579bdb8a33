<?php

declare(strict_types=1);

namespace Vestibule\Tests\Outgoing\Mail;

/** Email addresses with an internationalized domain, which get all emails and are displayed as typed. */
final class InternationalAddressTest extends NotificationsTestCase {

	private const TYPED = 'info@müller.example';
	private const ASCII = 'info@xn--mller-kva.example';

	public function test_an_email_to_an_internationalized_address_is_sent_to_its_ascii_domain(): void {
		$this->signIn( 'editor' );
		$this->notify( array( 'id' => 'owner' ), array( 'id' => 'visitor', 'to' => 'field', 'attachCalendar' => true ) );
		$entry = $this->submit( array( 'email' => self::TYPED ) );
		self::assertSame( array( array( 'admin@example.org' ), array( self::ASCII ) ), array_column( $this->sent, 'to' ) );
		self::assertContains( 'Reply-To: ' . self::ASCII, $this->sent[0]['headers'] );
		self::assertStringContainsString( 'mailto:' . self::ASCII, (string) preg_replace( '/\r\n /', '', implode( '', $this->files ) ) );
		self::assertSame( array( 'admin@example.org', self::TYPED ), array_column( $this->log( $entry ), 'to' ) );
		self::assertStringContainsString( self::TYPED, $this->sent[0]['message'] );
	}

	public function test_recipients_of_a_notification_can_have_an_internationalized_domain(): void {
		$this->notify( array( 'id' => 'owner', 'addresses' => 'büro@example.org, ' . self::TYPED, 'cc' => 'cc@müller.example' ) );
		$this->submit();
		self::assertSame( array( self::ASCII ), $this->sent[0]['to'] );
		self::assertContains( 'Cc: cc@xn--mller-kva.example', $this->sent[0]['headers'] );
	}

	public function test_the_privacy_tools_find_entries_by_either_spelling_of_an_internationalized_domain(): void {
		foreach ( array( self::TYPED, self::ASCII ) as $stored ) {
			foreach ( array( self::TYPED, self::ASCII ) as $asked ) {
				$id = $this->entry( array( 'email' => $stored ) );
				$this->entry( array( 'email' => 'info@other.example' ) );
				$answer = $this->eraser( $asked );
				self::assertTrue( $answer['items_removed'] );
				self::assertNull( $this->row( $id ), "{$stored} by {$asked}" );
			}
		}
	}

	/** @return array<array-key, mixed> */
	private function eraser( string $email ): array {
		$erasers = apply_filters( 'wp_privacy_personal_data_erasers', array() );
		$eraser  = is_array( $erasers ) ? $erasers['vestibule-entries'] ?? null : null;
		self::assertIsArray( $eraser );
		self::assertIsCallable( $eraser['callback'] );
		$answer = $eraser['callback']( $email, 1 );
		self::assertIsArray( $answer );
		return $answer;
	}
}
