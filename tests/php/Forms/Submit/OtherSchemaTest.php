<?php

declare(strict_types=1);

namespace Vestibule\Tests\Forms\Submit;

use PHPUnit\Framework\Attributes\TestWith;
use Vestibule\Kernel\Call\Answer;
use Vestibule\Kernel\Database\SchemaVersion;

/** Forms of a site whose tables are of another version of the plugin. */
final class OtherSchemaTest extends SubmitTestCase {

	private const MESSAGE = 'This form cannot be sent at the moment, and trying again will not help. Contact us in another way.';

	#[TestWith( array( 31 ) )]
	#[TestWith( array( 999 ) )]
	public function test_a_form_says_that_it_cannot_be_sent_whatever_was_filled_in( int $version ): void {
		update_option( SchemaVersion::OPTION, $version );
		$faults = did_action( 'vestibule/fault' );
		self::assertSame( array( 503, array( 'form' => array( self::MESSAGE ) ) ), self::refusal( $this->site->submit( array( 'email' => 'wrong' ) ) ) );
		self::assertSame( array( 503, array( 'form' => array( self::MESSAGE ) ) ), self::refusal( $this->site->submit() ) );
		self::assertSame( $faults, did_action( 'vestibule/fault' ) );
		self::assertSame( 0, $this->site->counts()[0] );
	}

	public function test_a_form_without_scripts_comes_back_with_the_message(): void {
		update_option( SchemaVersion::OPTION, 31 );
		$answer = $this->site->post( array( 'email' => 'wrong' ) );
		self::assertSame( 303, $answer->status );
		$kept = $this->site->database->value( 'SELECT COUNT(*) FROM {options} WHERE option_value LIKE %s', '%trying again will not help%' );
		self::assertSame( '1', $kept );
	}

	/** @return array{int, mixed} */
	private static function refusal( Answer $answer ): array {
		return array( $answer->status, $answer->body['errors'] ?? null );
	}
}
