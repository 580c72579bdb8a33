<?php

declare(strict_types=1);

namespace Vestibule\Tests\Forms\Limits;

use Vestibule\Entries\Changes;
use Vestibule\Entries\EntryTable;
use Vestibule\Forms\FormPostType;
use Vestibule\Forms\Limits\Admission;
use Vestibule\Kernel\Call\Answer;
use Vestibule\Kernel\Call\Request;
use Vestibule\Kernel\Database\Transaction;
use Vestibule\Tests\Forms\Submit\SubmitTestCase;
use Vestibule\Tests\Wired;

/** Small form with limits, and helpers that submit to it and check its spots. */
abstract class LimitsTestCase extends SubmitTestCase {

	protected const CONTENT = '<!-- wp:vestibule/field-email {"name":"email","label":"Email"} /--><!-- wp:vestibule/field-text {"name":"code","label":"Code"} /-->';

	protected int $post   = 0;
	protected int $number = 0;

	/** Reads a value from nested arrays. */
	protected static function at( mixed $data, string ...$keys ): mixed {
		foreach ( $keys as $key ) {
			$data = is_array( $data ) ? $data[ $key ] ?? null : null;
		}
		return $data;
	}

	/** @param array<string, mixed> $limits Settings in the format of the contract form-limits. */
	protected function form( array $limits = array(), string $content = self::CONTENT ): void {
		$id = wp_insert_post( array( 'post_type' => FormPostType::NAME, 'post_status' => 'publish', 'post_title' => 'Course', 'post_content' => wp_slash( $content ) ) );
		self::assertIsInt( $id );
		$this->post   = $id;
		$number       = get_post_meta( $id, FormPostType::NUMBER, true );
		$this->number = is_numeric( $number ) ? (int) $number : 0;
		$this->limit( $limits );
	}

	/** @param array<string, mixed> $limits */
	protected function limit( array $limits ): void {
		update_post_meta( $this->post, 'vestibule_form_limits', $limits );
		$this->site->forms->forget();
	}

	/** @param array<string, mixed> $values */
	protected function send( array $values = array(), int $user = 0 ): Answer {
		wp_set_current_user( $user );
		$headers = $user > 0 ? array( 'origin' => home_url() ) : array();
		$data    = http_build_query( $values + array( '__vestibule_token' => $this->site->tokens->issue( $this->number ) ) );
		return $this->site->answer( $this->site->submitCall(), array( 'form_id' => (string) $this->number, 'data' => $data ), $headers );
	}

	/** @param array<string, mixed> $values */
	protected function sent( array $values = array() ): int {
		$answer = $this->send( $values );
		self::assertSame( 200, $answer->status, (string) wp_json_encode( $answer->body ) );
		$data = $answer->body['data'];
		self::assertIsArray( $data );
		self::assertIsInt( $data['insert_id'] );
		return $data['insert_id'];
	}

	/** @param list<int> $entries */
	protected function change( array $entries, string $to ): mixed {
		$table = $this->table();
		return ( new Changes( $table, new Transaction( $this->site->database, $this->site->connection ) ) )->change( $table->findAll( $entries ), $to );
	}

	protected function table(): EntryTable {
		return new EntryTable( $this->site->database, $this->site->clock );
	}

	/**
	 * @return array<string, mixed> Data for the script of the page.
	 * @phpstan-impure
	 */
	protected function state(): array {
		$call   = new \Vestibule\Forms\Limits\LimitsCall( $this->site->forms, Wired::of( Admission::class ), $this->site->clock );
		$answer = $this->dispatch( $call, new Request( 'GET', array( 'form_id' => (string) $this->number ), array(), array(), '203.0.113.7' ) );
		self::assertSame( 200, $answer->status );
		/** @var array<string, mixed> $data */
		$data = $answer->body['data'];
		return $data;
	}

	/** Checks that the counters of all pools match the number of rows. */
	protected function assertCounted(): void {
		$counts = $this->site->database->rows( 'SELECT resource, taken FROM {booking_resources} WHERE taken <> 0 ORDER BY resource' );
		$rows   = $this->site->database->rows( 'SELECT pool AS resource, COUNT(*) AS taken FROM {entry_seats} GROUP BY pool ORDER BY pool' );
		self::assertSame( $rows, $counts );
	}

	protected function printed(): string {
		return do_blocks( "<!-- wp:vestibule/form {\"ref\":{$this->post}} /-->" );
	}
}
