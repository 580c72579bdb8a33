<?php

declare(strict_types=1);

namespace Vestibule\Tests\Forms\Submit;

use PHPUnit\Framework\Attributes\TestWith;
use Vestibule\Forms\Submit\SchemaNotice;
use Vestibule\Kernel\Call\Answer;
use Vestibule\Kernel\Database\SchemaVersion;

/** Forms of a site whose database tables belong to another version of the plugin. */
final class OtherSchemaTest extends SubmitTestCase {

	private const MESSAGE = 'This form cannot be sent at the moment, and trying again will not help. Please contact us in another way.';

	#[TestWith( array( 31 ) )]
	#[TestWith( array( 999 ) )]
	public function test_a_form_cannot_be_submitted_if_the_tables_have_a_different_version( int $version ): void {
		update_option( SchemaVersion::OPTION, $version );
		$faults = did_action( 'vestibule/fault' );
		self::assertSame( array( 503, array( 'form' => array( self::MESSAGE ) ) ), self::refusal( $this->site->submit( array( 'email' => 'wrong' ) ) ) );
		self::assertSame( array( 503, array( 'form' => array( self::MESSAGE ) ) ), self::refusal( $this->site->submit() ) );
		self::assertSame( $faults, did_action( 'vestibule/fault' ) );
		self::assertSame( 0, $this->site->counts()[0] );
	}

	public function test_without_scripts_the_form_shows_the_version_mismatch_message(): void {
		update_option( SchemaVersion::OPTION, 31 );
		$answer = $this->site->post( array( 'email' => 'wrong' ) );
		self::assertSame( 303, $answer->status );
		$kept = $this->site->database->value( 'SELECT COUNT(*) FROM {options} WHERE option_value LIKE %s', '%trying again will not help%' );
		self::assertSame( '1', $kept );
	}

	#[TestWith( array( 31, 'Install version 0.3.0 first, then the newest.' ) )]
	#[TestWith( array( 999, 'Install the newest version.' ) )]
	#[TestWith( array( 0, 'Site Health shows the reason.' ) )]
	public function test_the_administrator_gets_one_email_a_day_while_forms_cannot_be_submitted( int $version, string $text ): void {
		$mails = array();
		$note  = static function ( mixed $sent, array $mail ) use ( &$mails ): bool {
			$mails[] = $mail;
			return true;
		};
		add_filter( 'vestibule/pre_mail', $note, 10, 2 );
		update_option( SchemaVersion::OPTION, $version );
		$this->refuseOnce();
		$this->refuseOnce();
		self::assertCount( 1, $mails );
		self::assertSame( array( get_option( 'admin_email' ) ), $mails[0]['to'] );
		self::assertStringContainsString( $text, is_string( $mails[0]['message'] ) ? $mails[0]['message'] : '' );
		update_option( SchemaNotice::OPTION, '2020-01-01' );
		$this->refuseOnce();
		self::assertCount( 2, $mails );
	}

	public function test_the_administrator_gets_no_email_if_forms_can_be_submitted(): void {
		remove_all_actions( 'shutdown' );
		$this->site->submit();
		do_action( 'shutdown' ); // phpcs:ignore WordPress.NamingConventions -- WordPress's.
		self::assertFalse( get_option( SchemaNotice::OPTION ) );
	}

	private function refuseOnce(): void {
		remove_all_actions( 'shutdown' );
		self::assertSame( 503, $this->site->submit()->status );
		do_action( 'shutdown' ); // phpcs:ignore WordPress.NamingConventions -- WordPress's.
	}

	/** @return array{int, mixed} */
	private static function refusal( Answer $answer ): array {
		return array( $answer->status, $answer->body['errors'] ?? null );
	}
}
