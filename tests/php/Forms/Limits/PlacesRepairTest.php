<?php

declare(strict_types=1);

namespace Vestibule\Tests\Forms\Limits;

use Vestibule\Entries\Seats\PlacesCheck;
use Vestibule\Tests\Wired;

/** Repair of wrong spot counts (docs/limits.md). */
final class PlacesRepairTest extends WaitingListTestCase {

	public function test_the_repair_corrects_wrong_spot_counters(): void {
		$this->enter( 'ana', 'Friday' );
		$this->enter( 'ben', 'Saturday' );
		$this->site->database->execute( 'UPDATE {booking_resources} SET taken = taken + 3 WHERE taken > 0' );
		$this->repair();
		$this->assertCounted();
		self::assertSame( 200, $this->send( array( 'email' => 'eva@example.org', 'day' => array( 'Saturday' ) ) )->status );
	}

	public function test_the_repair_restores_missing_spot_counters(): void {
		$this->enter( 'ana', 'Friday' );
		$this->site->database->execute( 'DELETE FROM {booking_resources}' );
		$this->repair();
		$this->assertCounted();
	}

	public function test_the_repair_passes_on_the_spots_of_deleted_and_trashed_entries(): void {
		$first = $this->enter( 'ana', 'Friday' );
		$next  = $this->enter( 'ben', 'Friday' );
		$other = $this->enter( 'eva', 'Saturday' );
		$this->site->database->execute( 'DELETE FROM {submissions} WHERE id = %d', $first );
		$this->site->database->execute( "UPDATE {submissions} SET status = 'trash' WHERE id = %d", $other );
		self::assertSame( array( $next ), $this->waiting() );
		$this->repair();
		self::assertSame( array(), $this->waiting() );
		$this->sendMails( $next );
		self::assertSame( array( array( 'ben@example.org' ) ), array_column( $this->mails, 'to' ) );
		$this->assertCounted();
	}

	public function test_the_repair_fixes_a_wrong_counter_and_the_spot_of_a_trashed_entry_together(): void {
		$this->enter( 'ana', 'Friday' );
		$trashed = $this->enter( 'eva', 'Saturday' );
		$this->site->database->execute( "UPDATE {submissions} SET status = 'trash' WHERE id = %d", $trashed );
		$this->site->database->execute( 'UPDATE {booking_resources} SET taken = taken + 1 WHERE taken > 0 LIMIT 1' );
		$this->repair();
		$this->assertCounted();
	}

	public function test_site_health_offers_the_repair_if_spot_counters_are_wrong(): void {
		wp_set_current_user( (int) get_users( array( 'role' => 'administrator', 'fields' => 'ID' ) )[0] );
		$this->enter( 'ana', 'Friday' );
		self::assertStringNotContainsString( 'vestibule_repair_check', $this->actions() );
		$this->site->database->execute( 'UPDATE {booking_resources} SET taken = taken + 1 WHERE taken > 0' );
		self::assertStringContainsString( 'vestibule_repair_check=places', $this->actions() );
	}

	private function actions(): string {
		/** @var array{direct: array<string, array{test: callable(): array{actions: string}}>} $tests */
		$tests = apply_filters( 'site_status_tests', array( 'direct' => array(), 'async' => array() ) );
		return $tests['direct']['vestibule_places']['test']()['actions'];
	}

	private function repair(): void {
		$check = Wired::of( PlacesCheck::class );
		self::assertSame( 'critical', $check->finding()->status );
		$check->repair();
		self::assertSame( 'good', $check->finding()->status );
	}
}
