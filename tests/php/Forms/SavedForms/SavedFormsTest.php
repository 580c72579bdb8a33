<?php

declare(strict_types=1);

namespace Vestibule\Tests\Forms\SavedForms;

use Vestibule\Entries\EntryStored;
use Vestibule\Entries\StoredEntry;
use Vestibule\Forms\SavedForms\SavedForms;
use Vestibule\Forms\SavedForms\SavedLink;
use Vestibule\Forms\SavedForms\SavedPrivacy;
use Vestibule\Kernel\Database\Purge;
use Vestibule\Kernel\Events;
use Vestibule\Tests\Wired;

/** Stored copy of a saved form: its content, lifetime and owner (docs/form-data.md). */
final class SavedFormsTest extends SavingTestCase {

	public function test_the_database_stores_only_a_hash_of_the_secret_in_the_link_to_a_saved_form(): void {
		$this->save();
		self::assertCount( 1, $this->rows() );
		self::assertSame( hash( 'sha256', $this->secret() ), $this->rows()[0]['secret'] );
		self::assertStringNotContainsString( $this->secret(), (string) wp_json_encode( $this->rows() ) );
	}

	public function test_a_saved_form_expires_and_is_deleted_by_the_daily_cleanup(): void {
		$this->save( array( 'message' => 'So far' ) );
		add_filter( 'vestibule/now', static fn ( \DateTimeImmutable $now ): \DateTimeImmutable => $now->modify( '+13 days' ) );
		do_action( Purge::HOOK ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- Its constant is prefixed.
		self::assertCount( 1, $this->rows() );
		add_filter( 'vestibule/now', static fn ( \DateTimeImmutable $now ): \DateTimeImmutable => $now->modify( '+1 day' ) );
		$this->follow();
		self::assertStringContainsString( 'This link does not work. It may have expired', $this->printed() );
		do_action( Purge::HOOK ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- Its constant is prefixed.
		self::assertSame( array(), $this->rows() );
	}

	public function test_an_email_address_can_have_at_most_ten_saved_forms(): void {
		for ( $n = 0; $n < 12; $n++ ) {
			add_filter( 'vestibule/now', static fn ( \DateTimeImmutable $now ): \DateTimeImmutable => $now->modify( '+1 second' ) );
			$this->save();
		}
		self::assertCount( 10, $this->rows() );
	}

	public function test_submitting_the_form_deletes_its_saved_copy(): void {
		$this->save();
		$_POST['data'] = 'message=x&vestibule_saved=' . $this->secret();
		remove_all_actions( EntryStored::class );
		add_action( EntryStored::class, static fn () => Wired::of( SavedLink::class )->forgetSent() );
		Events::tell( new EntryStored( new StoredEntry( 1, 4, 'Contact' ) ) );
		unset( $_POST['data'] );
		self::assertSame( array(), $this->rows() );
	}

	public function test_the_privacy_tools_export_and_erase_the_saved_forms_of_an_email_address(): void {
		$this->save( array( 'message' => '<b>So far</b>' ) );
		$this->save( array(), 'other@example.com' );
		$privacy = new SavedPrivacy( Wired::of( SavedForms::class ), $this->site->forms );
		$found   = $privacy->export( 'ANA@example.com' );
		self::assertIsArray( $found );
		self::assertCount( 1, $found['data'] );
		self::assertStringContainsString( '&lt;b&gt;So far', (string) wp_json_encode( $found['data'] ) );
		self::assertArrayHasKey( 'vestibule-saved-forms', (array) apply_filters( 'wp_privacy_personal_data_erasers', array() ) ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- WordPress's own.
		$erased = $privacy->erase( 'ana@example.com' );
		self::assertIsArray( $erased );
		self::assertTrue( $erased['items_removed'] );
		self::assertSame( array( 'other@example.com' ), array_column( $this->rows(), 'email' ) );
	}
}
