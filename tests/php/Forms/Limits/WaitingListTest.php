<?php

declare(strict_types=1);

namespace Vestibule\Tests\Forms\Limits;

use Closure;
use PHPUnit\Framework\Attributes\DataProvider;
use Vestibule\Contract\FormNotifications;
use Vestibule\Contract\FormOptIn;
use Vestibule\Entries\Seats\PlacesCheck;
use Vestibule\Forms\EmailConfirmation\OptInConfirmation;
use Vestibule\Forms\Limits\Admission;
use Vestibule\Forms\StoredEntries;
use Vestibule\Kernel\Setting\PostSettings;
use Vestibule\Tests\Wired;

/** Full options with a waiting list: entries on it, their emails and their promotion. */
final class WaitingListTest extends WaitingListTestCase {

	public function test_an_entry_with_a_full_option_is_marked_as_waiting_on_screens_and_in_exports(): void {
		$first  = $this->enter( 'ana', 'Friday' );
		$answer = $this->send( array( 'email' => 'ben@example.org', 'day' => array( 'Friday', 'Saturday' ) ) );
		self::assertSame( 200, $answer->status );
		self::assertStringContainsString( '<p>You are on the waiting list for: Friday. When a spot opens up, you get it and an email to ben@example.org.</p>', self::text( $answer->body, 'data', 'result', 'message' ) );
		$waiting = self::at( $answer->body, 'data', 'insert_id' );
		self::assertIsInt( $waiting );
		self::assertSame( array( $waiting ), $this->waiting() );

		self::assertStringContainsString( 'Friday (full, waiting list)', $this->printed() );
		self::assertDoesNotMatchRegularExpression( '/<input(?=[^>]*value="Friday")(?=[^>]* disabled)[^>]*>/', $this->printed() );
		self::assertEquals( array( 'text' => 'Friday (full, waiting list)', 'isFull' => false ), (array) ( self::listed( $this->state()['options'] )['day']['Friday'] ?? null ) );

		wp_set_current_user( (int) get_users( array( 'role' => 'administrator', 'fields' => 'ID' ) )[0] );
		self::assertSame( array( 'Friday' ), $this->words( $first ) );
		self::assertSame( array( 'Friday (waiting list)', 'Saturday' ), $this->words( $waiting ) );
		self::assertSame( 'Friday (waiting list), Saturday', array_column( Wired::of( StoredEntries::class )->find( $waiting )->answers ?? array(), 'value', 'name' )['day'] );
		self::assertStringContainsString( '"Friday (waiting list), Saturday"', $this->csv() );
		$taken = rest_do_request( new \WP_REST_Request( 'GET', "/vestibule/v1/forms/{$this->post}/taken" ) );
		self::assertSame( '{"total":0,"options":{"day":{"Friday":1,"Saturday":1}},"waiting":{"day":{"Friday":1}}}', wp_json_encode( $taken->get_data() ) );
		$request = new \WP_REST_Request( 'GET', '/vestibule/v1/entries/results' );
		$request->set_query_params( array( 'form' => $this->number ) );
		/** @var list<array<string, mixed>> $questions */
		$questions = self::at( rest_do_request( $request )->get_data(), 'questions' );
		self::assertSame( array( null, null, '[{"value":"Friday","label":"Friday","places":1,"taken":1,"waiting":1},{"value":"Saturday","label":"Saturday","places":2,"taken":1,"waiting":0}]' ), array_map( static fn ( array $question ): ?string => isset( $question['places'] ) ? (string) wp_json_encode( $question['places'] ) : null, $questions ) );
		self::assertSame( array( '2', '1' ), array_values( Wired::of( PlacesCheck::class )->facts() ) );
		self::assertSame( 'good', Wired::of( PlacesCheck::class )->finding()->status );
	}

	public function test_the_waiting_list_message_promises_no_email_if_the_entry_has_no_email_address(): void {
		$this->enter( 'ana', 'Friday' );
		$message = self::text( $this->send( array( 'day' => array( 'Friday' ) ) )->body, 'data', 'result', 'message' );
		self::assertStringEndsWith( '<p>You are on the waiting list for: Friday.</p>', $message );
	}

	/** @return iterable<string, array{Closure(self, int): mixed}> */
	public static function ways(): iterable {
		yield 'a trashed entry' => array( static fn ( self $test, int $entry ): mixed => $test->change( array( $entry ), 'trash' ) );
		yield 'an entry marked as spam' => array( static fn ( self $test, int $entry ): mixed => $test->change( array( $entry ), 'spam' ) );
		yield 'a deleted entry' => array( static fn ( self $test, int $entry ) => $test->erase( $entry ) );
		yield 'a changed answer' => array( static fn ( self $test, int $entry ): mixed => $test->editor()->change( $entry, array( 'day' => array( 'Saturday' ) ) ) );
		yield 'a higher capacity' => array( static fn ( self $test ) => $test->choose( array( 'Friday' => 2 ) ) );
		yield 'a removed limit' => array( static fn ( self $test ) => $test->choose( array( 'Friday' => null ), false ) );
	}

	/** @param Closure(self, int): mixed $free */
	#[DataProvider( 'ways' )]
	public function test_the_oldest_waiting_entry_gets_the_released_spot_and_its_sender_gets_an_email( Closure $free ): void {
		$first  = $this->enter( 'ana', 'Friday' );
		$second = $this->enter( 'ben', 'Friday' );
		$third  = $this->enter( 'eva', 'Friday' );
		self::assertSame( array( $second, $third ), $this->waiting() );
		$free( $this, $first );
		$this->sendMails( $second, $third );
		$left = null === ( $this->places()['Friday'] ?? null ) ? array() : array( $third );
		self::assertSame( $left, $this->waiting() );
		self::assertSame( array( 'You have a spot: Course' ), array_values( array_unique( array_column( $this->mails, 'subject' ) ) ) );
		self::assertSame( array( array( 'ben@example.org' ), array( 'eva@example.org' ) ), array( ...array_column( $this->mails, 'to' ), ...( array() === $left ? array() : array( array( 'eva@example.org' ) ) ) ) );
		self::assertStringContainsString( 'Friday', $this->mails[0]['message'] );
		self::assertStringNotContainsString( 'waiting list)', $this->mails[0]['message'] );
		wp_set_current_user( (int) get_users( array( 'role' => 'administrator', 'fields' => 'ID' ) )[0] );
		$log = self::at( rest_do_request( new \WP_REST_Request( 'GET', "/vestibule/v1/entries/{$second}" ) )->get_data(), 'mails' );
		self::assertIsArray( $log );
		self::assertSame( array( 'Spot from the waiting list' ), array_column( $log, 'name' ) );
		self::assertSame( 'good', Wired::of( PlacesCheck::class )->finding()->status );
		$this->assertCounted();
	}

	public function test_an_entry_waiting_for_two_options_is_promoted_for_each_option_separately(): void {
		$friday   = $this->enter( 'ana', 'Friday' );
		$saturday = $this->enter( 'ben', 'Saturday' );
		$this->enter( 'lea', 'Saturday' );
		$both = $this->enter( 'eva', 'Friday', 'Saturday' );
		$this->change( array( $saturday ), 'trash' );
		$this->sendMails( $both );
		self::assertStringContainsString( 'Friday (waiting list), Saturday', $this->mails[0]['message'] );
		$this->travel( '+1 hour' );
		$this->change( array( $friday ), 'trash' );
		$this->sendMails( $both );
		self::assertCount( 1, $this->mails );
		self::assertStringContainsString( 'Friday, Saturday', $this->mails[0]['message'] );
		self::assertSame( array(), $this->waiting() );
	}

	public function test_a_new_entry_never_gets_a_spot_before_entries_on_the_waiting_list(): void {
		$this->enter( 'ana', 'Friday' );
		$waiting = $this->enter( 'ben', 'Friday' );
		// Changed directly in the database, so that no hooks of a saved post run.
		$this->site->database->execute( 'UPDATE {posts} SET post_content = %s WHERE ID = %d', self::content( array( 'Friday' => 2 ) ), $this->post );
		clean_post_cache( $this->post );
		$this->site->forms->forget();
		$last = $this->enter( 'eva', 'Friday' );
		self::assertSame( array( $last ), $this->waiting() );
		$this->change( array( $waiting, $last ), 'trash' );
		$next = $this->enter( 'lea', 'Friday' );
		self::assertSame( array(), $this->waiting() );
		self::assertGreaterThan( 0, $next );
		$this->assertCounted();
	}

	public function test_a_restored_entry_returns_to_its_old_position_on_the_waiting_list(): void {
		$first  = $this->enter( 'ana', 'Friday' );
		$second = $this->enter( 'ben', 'Friday' );
		$third  = $this->enter( 'eva', 'Friday' );
		$this->change( array( $second ), 'trash' );
		self::assertSame( array( $third ), $this->waiting() );
		self::assertSame( array( $second => 'waits' ), $this->change( array( $second ), 'restore' ) );
		$this->change( array( $first ), 'trash' );
		self::assertSame( array( $third ), $this->waiting() );
		self::assertSame( array( $first => 'waits' ), $this->change( array( $first ), 'restore' ) );
		self::assertSame( array( $first, $third ), $this->waiting() );
		$this->erase( $third );
		self::assertSame( array( $first ), $this->waiting() );
		$this->assertCounted();
	}

	public function test_entries_stay_on_the_waiting_list_after_it_is_closed(): void {
		$first = $this->enter( 'ana', 'Friday' );
		$entry = $this->enter( 'ben', 'Friday' );
		$this->choose( self::PLACES, false );
		self::assertSame( 409, $this->send( array( 'day' => array( 'Friday' ) ) )->status );
		$this->editor()->change( $entry, array( 'code' => 'x' ) );
		self::assertSame( array( $entry ), $this->waiting() );
		$this->change( array( $first ), 'trash' );
		self::assertSame( array(), $this->waiting() );
	}

	public function test_an_option_with_a_capacity_of_zero_is_closed_even_with_a_waiting_list(): void {
		$this->choose( array( 'Friday' => 0 ) );
		self::assertSame( 409, $this->send( array( 'day' => array( 'Friday' ) ) )->status );
		self::assertStringContainsString( 'Friday (full)', $this->printed() );
	}

	public function test_entries_waiting_for_a_removed_option_are_promoted_when_the_option_returns(): void {
		$first = $this->enter( 'ana', 'Friday' );
		$entry = $this->enter( 'ben', 'Friday' );
		$this->choose( array( 'Saturday' => 2 ) );
		$this->change( array( $first ), 'trash' );
		self::assertSame( array( $entry ), $this->waiting() );
		$this->choose( self::PLACES );
		self::assertSame( array(), $this->waiting() );
	}

	public function test_a_new_form_limit_counts_older_entries_and_keeps_the_waiting_list(): void {
		$this->enter( 'ana', 'Friday' );
		$entry = $this->enter( 'ben', 'Friday' );
		$this->limit( array( 'entries' => 10 ) );
		$this->enter( 'eva', 'Saturday' );
		self::assertSame( array( $entry ), $this->waiting() );
		self::assertSame( 3, Wired::of( Admission::class )->taken( $this->site->forms->byFormId( $this->number ) ?? self::fail() )['']['total'] );
	}

	public function test_spots_of_entries_that_are_overdue_for_deletion_are_not_passed_on(): void {
		update_post_meta( $this->post, 'vestibule_form_settings', array( 'deleteAfterDays' => 30 ) );
		$this->choose( self::PLACES );
		$first  = $this->enter( 'ana', 'Friday' );
		$second = $this->enter( 'ben', 'Friday' );
		$third  = $this->enter( 'eva', 'Friday' );
		$this->erase( $first );
		self::assertSame( array( $third ), $this->waiting() );
		$this->travel( '+31 days' );
		$this->erase( $second );
		self::assertSame( array( $third ), $this->waiting() );
	}

	public function test_each_email_address_gets_at_most_five_emails_a_day_about_spots(): void {
		remove_all_filters( 'vestibule/rate_limit' );
		add_filter( 'vestibule/rate_limit', static fn ( int $limit, string $what ): int => 'visitor_mail' === $what ? $limit : 0, 10, 2 );
		$entries = array( $this->enter( 'ana', 'Friday' ) );
		for ( $number = 0; $number < 7; $number++ ) {
			$entries[] = $this->sent( array( 'email' => 'stranger@example.org', 'day' => array( 'Friday' ), 'code' => "{$number}" ) );
		}
		foreach ( array_slice( $entries, 0, -1 ) as $holder ) {
			$this->change( array( $holder ), 'trash' );
		}
		$this->change( array_slice( $entries, 0, -1 ), 'restore' );
		$this->sendMails( ...$entries );
		self::assertSame( array_fill( 0, 5, array( 'stranger@example.org' ) ), array_column( $this->mails, 'to' ) );
	}

	public function test_an_unconfirmed_entry_is_promoted_only_after_its_confirmation(): void {
		update_post_meta( $this->post, PostSettings::key( FormOptIn::CONTRACT ), array( 'confirm' => 'entry' ) );
		$first = $this->enter( 'ana', 'Friday' );
		$entry = $this->enter( 'ben', 'Friday' );
		$this->change( array( $first ), 'trash' );
		$this->sendMails( $entry );
		self::assertSame( array( array( $entry ), array() ), array( $this->waiting(), $this->mails ) );
		delete_post_meta( $this->post, PostSettings::key( FormOptIn::CONTRACT ) );
		$this->site->forms->forget();
		$third = $this->enter( 'eva', 'Friday' );
		self::assertSame( array( $entry ), $this->waiting(), 'The spot is available, and the third entry needs no confirmation.' );
		Wired::of( OptInConfirmation::class )->confirm( $entry, 'link' );
		self::assertSame( array( $entry ), $this->waiting() );
		$this->change( array( $third ), 'trash' );
		self::assertSame( array(), $this->waiting() );
		$this->assertCounted();
	}

	public function test_the_email_about_a_spot_can_be_customized_and_sent_to_the_team(): void {
		$own = array(
			array( 'id' => 'mine', 'trigger' => 'place', 'to' => 'field', 'subject' => 'Welcome to {inputs.day}', 'body' => 'See you, {entry.name}{inputs.email}.' ),
			array( 'id' => 'team', 'trigger' => 'place', 'addresses' => 'team@example.org' ),
			array( 'id' => 'off', 'trigger' => 'place', 'to' => 'field', 'enabled' => false ),
		);
		self::assertSame( array(), $this->site->services->schema->faults( FormNotifications::CONTRACT, array( 'list' => $own ) ) );
		update_post_meta( $this->post, PostSettings::key( FormNotifications::CONTRACT ), array( 'list' => $own ) );
		$first  = $this->enter( 'ana', 'Friday' );
		$second = $this->enter( 'ben', 'Friday' );
		$this->change( array( $first ), 'trash' );
		$this->sendMails( $second );
		self::assertSame( array( array( 'ben@example.org' ), array( 'team@example.org' ) ), array_column( $this->mails, 'to' ) );
		self::assertSame( array( 'Welcome to Friday', 'See you, ben@example.org.' ), array( $this->mails[0]['subject'], trim( $this->mails[0]['message'] ) ) );
		self::assertStringEndsWith( 'Spot from the waiting list: ben@example.org', $this->mails[1]['subject'] );
		self::assertStringContainsString( 'ben@example.org has moved up from the waiting list and has a spot.', $this->mails[1]['message'] );
	}

	/** @return list<string> Chosen days as displayed in the entry. */
	private function words( int $entry ): array {
		$fields = self::at( rest_do_request( new \WP_REST_Request( 'GET', "/vestibule/v1/entries/{$entry}" ) )->get_data(), 'fields' );
		self::assertIsArray( $fields );
		/** @var list<string> $values */
		$values = array_column( $fields, 'values', 'name' )['day'];
		return $values;
	}

	private function csv(): string {
		$pieces = vestibule()->entries()->export( array( 'form' => $this->number ) );
		self::assertIsIterable( $pieces );
		return implode( '', array( ...$pieces ) );
	}

	/** @return array<array-key, int> Capacity by option, as in the form. */
	private function places(): array {
		/** @var array<array-key, int> $places */
		$places = $this->site->forms->byFormId( $this->number )?->field( 'day' )->settings['places'] ?? array();
		return $places;
	}

	/** @return array<string, array<string, mixed>> */
	private static function listed( mixed $data ): array {
		/** @var array<string, array<string, mixed>> $listed */
		$listed = json_decode( (string) wp_json_encode( $data ), true );
		return $listed;
	}
}
