<?php

declare(strict_types=1);

namespace Vestibule\Tests\Entries\Files;

use Vestibule\Entries\Files\TotalMail;
use Vestibule\Kernel\Call\Answer;

/** Storage limit for files that no entry has claimed yet, shared between visitors. */
final class UploadQuotaTest extends UploadsTestCase {

	private const BYTES = 1000;

	public function test_one_ip_address_cannot_use_up_the_storage_of_other_visitors(): void {
		$this->limit( 10 );
		self::assertSame( array( 200, 200, 200, 200, 200, 429 ), $this->statuses( 6, '203.0.113.7' ) );
		self::assertSame( array( 200, 200, 429 ), $this->statuses( 3, '203.0.113.8' ) );
		self::assertSame( array( 200, 429 ), $this->statuses( 2, '203.0.113.9' ) );
	}

	public function test_the_ip_addresses_of_one_ipv6_subscriber_share_one_storage_limit(): void {
		$this->limit( 4 );
		self::assertSame( array( 200, 200 ), $this->statuses( 2, '2001:db8::1' ) );
		self::assertSame( array( 429 ), $this->statuses( 1, '2001:db8::2' ) );
	}

	public function test_unclaimed_files_are_deleted_after_an_hour_only_if_storage_is_short(): void {
		$this->limit( 10 );
		$this->statuses( 4, '203.0.113.7' );
		$this->travel( '+2 hours' );
		self::assertSame( array( 200 ), $this->statuses( 1, '203.0.113.8' ) );
		self::assertCount( 5, $this->rows() );
		self::assertSame( array( 200 ), $this->statuses( 1, '203.0.113.8' ) );
		self::assertCount( 2, $this->rows() );
		self::assertCount( 2, $this->onDisk() );
	}

	public function test_the_stored_network_of_an_upload_is_deleted_when_an_entry_claims_the_file(): void {
		$reference = $this->uploaded();
		self::assertMatchesRegularExpression( '/^[0-9a-f]{64}$/D', (string) $this->rows()[0]['network'] );
		self::assertSame( 200, $this->site->submit( array( 'cv' => array( $reference ) ) )->status );
		self::assertSame( '', $this->rows()[0]['network'] );
	}

	public function test_the_administrator_gets_an_email_each_time_the_total_size_has_doubled(): void {
		$mails = array();
		add_filter( 'vestibule/uploads_total', static fn (): int => 2 * self::BYTES );
		add_filter(
			'vestibule/pre_mail',
			static function ( ?bool $sent, array $mail ) use ( &$mails ): bool {
				$mails[] = $mail;
				return true;
			},
			10,
			2
		);
		$told = function ( int $files ) use ( &$mails ): int {
			$this->statuses( $files, '203.0.113.7' );
			do_action( 'vestibule_purge' );
			do_action( 'vestibule_purge' );
			return count( $mails );
		};
		self::assertSame( array( 0, 1, 1, 2 ), array( $told( 1 ), $told( 1 ), $told( 1 ), $told( 1 ) ) );
		self::assertSame( array( get_option( 'admin_email' ) ), $mails[0]['to'] );
		self::assertStringContainsString( '2 KB', $mails[0]['subject'] );
		self::assertStringContainsString( '4 KB', $mails[0]['message'] );
		add_filter( 'vestibule/uploads_total', '__return_zero', 20 );
		self::assertSame( 2, $told( 4 ) );
		delete_option( TotalMail::OPTION );
	}

	/** @param int $files Number of files that fit. */
	private function limit( int $files ): void {
		add_filter( 'vestibule/waiting_uploads_limit', static fn (): int => $files * self::BYTES );
	}

	/** @return list<int> */
	private function statuses( int $files, string $address ): array {
		$send = fn (): Answer => $this->upload( $this->samples->file( str_pad( "%PDF-1.7\n", self::BYTES ), 'a.pdf' ), array(), $address );
		return array_map( static fn (): int => $send()->status, range( 1, $files ) );
	}
}
