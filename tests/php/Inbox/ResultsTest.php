<?php

declare(strict_types=1);

namespace Vestibule\Tests\Inbox;

use Vestibule\Fields\Charts\ChartKind;
use Vestibule\Tests\Contracts;

/** Results of a form: counts per field type, with the filters of the list, in batches. */
final class ResultsTest extends EntriesTestCase {

	private int $form = 0;

	protected function setUp(): void {
		parent::setUp();
		$this->signIn( 'editor' );
		$block  = static fn ( string $type, array $attributes ): string => "<!-- wp:vestibule/field-{$type} " . wp_json_encode( $attributes ) . ' /-->';
		$option = static fn ( string ...$values ): array => array_map( static fn ( string $value ): array => array( 'value' => $value, 'label' => ucfirst( $value ) ), $values );
		$when   = array( 'match' => 'all', 'rules' => array( array( 'field' => 'way', 'operator' => 'equals', 'value' => 'phone' ) ) );
		$this->write(
			$block( 'radio', array( 'name' => 'way', 'label' => 'How?', 'options' => $option( 'phone', 'mail' ), 'other' => true ) )
			. $block( 'checkbox', array( 'name' => 'topics', 'label' => 'Topics', 'options' => $option( 'art', 'music' ) ) )
			. $block( 'nps', array( 'name' => 'nps', 'label' => 'Would you?' ) )
			. $block( 'matrix', array( 'name' => 'stay', 'label' => 'Your stay', 'questions' => array( array( 'key' => 'room', 'label' => 'The room' ), array( 'key' => 'food', 'label' => 'The food' ) ), 'options' => $option( 'poor', 'good' ) ) )
			. $block( 'ranking', array( 'name' => 'order', 'label' => 'Order', 'options' => $option( 'price', 'place' ) ) )
			. $block( 'number', array( 'name' => 'age', 'label' => 'Age' ) )
			. $block( 'date-range', array( 'name' => 'dates', 'label' => 'Dates' ) )
			. $block( 'text', array( 'name' => 'time', 'label' => 'When to call', 'conditions' => $when ) )
		);
	}

	private function write( string $content ): void {
		$post       = wp_insert_post( array( 'post_type' => 'vestibule_form', 'post_status' => 'publish', 'post_title' => 'Survey', 'post_content' => (string) wp_slash( $content ) ) );
		$number     = get_post_meta( $post, 'vestibule_form_id', true );
		$this->form = is_numeric( $number ) ? (int) $number : 0;
	}

	/** @param array<string, string|list<string>> $data */
	private function answered( array $data, string $at = '2026-11-21 09:00:00', string $status = 'unread' ): void {
		$this->entry( $data + array( 'email' => 'gone' ), array( 'form_id' => $this->form, 'created_at' => $at, 'status' => $status ) );
	}

	/**
	 * @param array<string, mixed> $query
	 * @return array{total: int|null, seen: int, entries: int, after: string|null, questions: array<string, array<string, mixed>>}
	 */
	private function counted( array $query = array() ): array {
		$answer = $this->call( 'GET', self::ROUTE . '/results', array( 'form' => $this->form ) + $query );
		self::assertSame( 200, $answer->get_status(), (string) wp_json_encode( $answer->get_data() ) );
		/** @var array{total: int|null, seen: int, entries: int, after: string|null, questions: list<array<string, mixed>>} $data */
		$data = $this->data( $answer );
		return array( 'questions' => array_column( $data['questions'], null, 'name' ) ) + $data;
	}

	/** @param array<string, mixed> $question */
	private static function sum( array $question ): float {
		/** @var array{charts: list<array{lines: list<array{sum: float}>}>} $question */
		return (float) $question['charts'][0]['lines'][0]['sum'];
	}

	/**
	 * @param array<string, mixed> $question
	 * @return array<string, int> Counts of a chart line by value.
	 */
	private static function counts( array $question, int $line = 0, int $chart = 0 ): array {
		/** @var array{charts: list<array{lines: list<array{counts: list<array{value: string, count: int}>}>}>} $question */
		return array_column( $question['charts'][ $chart ]['lines'][ $line ]['counts'], 'count', 'value' );
	}

	public function test_answers_are_counted_in_the_way_that_suits_their_field_type(): void {
		$this->answered( array( 'way' => 'phone', 'topics' => array( 'art', 'music' ), 'nps' => '10', 'stay[room]' => 'good', 'stay[food]' => 'poor', 'order' => array( 'place', 'price' ), 'age' => '31', 'dates[start]' => '2026-12-01', 'dates[end]' => '2026-12-03', 'time' => 'noon' ) );
		$this->answered( array( 'way' => 'by pigeon', 'topics' => array( 'art' ), 'nps' => '0', 'stay[room]' => 'good', 'order' => array( 'price', 'place' ), 'age' => '29.5' ) );
		$counted = $this->counted();
		$of      = $counted['questions'];
		self::assertSame( array( 2, 2, 2, null ), array( $counted['total'], $counted['seen'], $counted['entries'], $counted['after'] ) );
		self::assertSame( array( 'phone' => 1, 'by pigeon' => 1 ), self::counts( $of['way'] ) );
		self::assertSame( array( 'art' => 2, 'music' => 1 ), self::counts( $of['topics'] ) );
		self::assertSame( array( 0 => 1, 10 => 1 ), self::counts( $of['nps'] ) );
		self::assertSame( array( array( 'good' => 2 ), array( 'poor' => 1 ) ), array( self::counts( $of['stay'] ), self::counts( $of['stay'], 1 ) ) );
		self::assertSame( array( array( 1 => 1, 2 => 1 ), array( 1 => 1, 2 => 1 ) ), array( self::counts( $of['order'] ), self::counts( $of['order'], 1 ) ) );
		self::assertEquals( array( '31' => 1, '29.5' => 1 ), self::counts( $of['age'] ) );
		self::assertSame( array( '2026-12-01' => 1 ), self::counts( $of['dates'] ) );
		self::assertSame( array( 3 => 1 ), self::counts( $of['dates'], 0, 1 ) );
		self::assertSame( array(), $of['time']['charts'] );
	}

	public function test_the_results_of_a_conditional_question_count_only_entries_in_which_it_was_shown(): void {
		$this->answered( array( 'way' => 'phone' ) );
		$this->answered( array( 'way' => 'phone', 'time' => 'noon' ) );
		$this->answered( array( 'way' => 'mail' ) );
		$time = $this->counted()['questions']['time'];
		self::assertSame( array( 2, 1 ), array( $time['asked'], $time['answered'] ) );
	}

	public function test_the_results_of_a_removed_question_contain_only_the_number_of_answers(): void {
		$this->answered( array( 'old' => 'x' ) );
		$old = $this->counted()['questions']['old'];
		self::assertSame( array( true, 1, array() ), array( $old['gone'], $old['answered'], $old['charts'] ) );
	}

	public function test_the_filters_of_the_entry_list_also_apply_to_the_results(): void {
		$this->answered( array( 'way' => 'phone' ), '2026-11-01 09:00:00' );
		$this->answered( array( 'way' => 'mail' ), '2026-11-21 09:00:00' );
		$this->answered( array( 'way' => 'mail' ), '2026-11-21 09:00:00', 'spam' );
		self::assertSame( array( 'phone' => 1, 'mail' => 1 ), self::counts( $this->counted()['questions']['way'] ) );
		self::assertSame( array( 'mail' => 1 ), self::counts( $this->counted( array( 'from' => '2026-11-20' ) )['questions']['way'] ) );
		self::assertSame( array( 'mail' => 1 ), self::counts( $this->counted( array( 'status' => 'spam' ) )['questions']['way'] ) );
		self::assertSame( array( 'phone' => 1 ), self::counts( $this->counted( array( 'field' => 'way', 'match' => 'equals', 'value' => 'phone' ) )['questions']['way'] ) );
		self::assertSame( 2, $this->counted( array( 'search' => 'ada' ) )['entries'] );
	}

	/** Needs several batches. A time limit can end a batch early, so only its maximum size is certain. */
	public function test_counting_in_batches_counts_each_entry_exactly_once(): void {
		global $wpdb;
		$rows = array();
		for ( $number = 0; $number < 5300; $number++ ) {
			$rows[] = $wpdb->prepare( '( %d, %s, %s, %s, %s, %s, %s )', $this->form, gmdate( 'Y-m-d H:i:s', 1795000000 + intdiv( $number, 7 ) ), 'unread', '{"way":"phone","age":"' . $number . '"}', 'phone', '', 'sent' );
		}
		$table = $wpdb->prefix . 'vestibule_submissions';
		foreach ( array_chunk( $rows, 1000 ) as $some ) {
			// phpcs:ignore WordPress.DB.PreparedSQL -- Prepared above.
			$wpdb->query( "INSERT INTO {$table} ( form_id, created_at, status, data, search_text, source_url, mail_status ) VALUES " . implode( ',', $some ) );
		}
		$after = '';
		$parts = array();
		do {
			$part    = $this->counted( array( 'after' => $after ) );
			$parts[] = $part;
			$after   = $part['after'] ?? '';
			self::assertLessThanOrEqual( 5000, $part['seen'] );
		} while ( '' !== $after );
		self::assertGreaterThan( 1, count( $parts ) );
		self::assertSame( 5300, $parts[0]['total'] );
		self::assertNull( $parts[1]['total'] );
		self::assertSame( 5300, array_sum( array_map( static fn ( array $part ): int => self::counts( $part['questions']['way'] )['phone'], $parts ) ) );
		self::assertSame( 5300 * 5299 / 2.0, array_sum( array_map( static fn ( array $part ): float => self::sum( $part['questions']['age'] ), $parts ) ) );
	}

	public function test_an_invalid_cursor_is_rejected(): void {
		foreach ( array( "'", '2026-11-21 09:00:00/1 OR 1=1', 'x' ) as $after ) {
			self::assertSame( 400, $this->call( 'GET', self::ROUTE . '/results', array( 'form' => $this->form, 'after' => $after ) )->get_status() );
		}
	}

	public function test_only_users_who_may_read_the_form_get_its_results(): void {
		$this->answered( array( 'way' => 'phone' ) );
		$this->signInWith( 'subscriber', 'vestibule_read_entries_4' );
		self::assertSame( 403, $this->call( 'GET', self::ROUTE . '/results', array( 'form' => $this->form ) )->get_status() );
		$this->signInWith( 'subscriber', "vestibule_read_entries_{$this->form}" );
		self::assertSame( 1, $this->counted()['entries'] );
		self::assertSame( 400, $this->call( 'GET', self::ROUTE . '/results' )->get_status() );
	}

	public function test_the_contract_of_the_results_lists_every_kind_of_chart(): void {
		$contract = (string) wp_json_encode( Contracts::schema()->read( 'entries-results' ) );
		foreach ( ChartKind::cases() as $kind ) {
			self::assertMatchesRegularExpression( "/\"kind\":\{\"type\":\"string\",\"enum\":\[[^\]]*\"{$kind->value}\"/", $contract );
		}
	}
}
