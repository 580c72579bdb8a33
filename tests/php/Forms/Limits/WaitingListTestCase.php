<?php

declare(strict_types=1);

namespace Vestibule\Tests\Forms\Limits;

use Vestibule\Entries\Changes;
use Vestibule\Forms\Limits\Admission;
use Vestibule\Inbox\Edit\AnswerEditor;
use Vestibule\Inbox\Notes\NoteTable;
use Vestibule\Outgoing\Mail\Notifier;
use Vestibule\Tests\Wired;

/** Form whose options have few spots and a waiting list, and the emails that it sends. */
abstract class WaitingListTestCase extends LimitsTestCase {

	protected const PLACES = array( 'Friday' => 1, 'Saturday' => 2 );

	/** @var list<array{to: list<string>, subject: string, message: string}> */
	protected array $mails = array();

	protected function setUp(): void {
		parent::setUp();
		remove_all_filters( 'pre_wp_mail' );
		add_filter(
			'pre_wp_mail',
			function ( mixed $done, array $mail ): bool {
				/** @var array{to: list<string>, subject: string, message: string} $mail */
				$this->mails[] = $mail;
				return true;
			},
			10,
			2
		);
		$this->form( array(), self::content( self::PLACES ) );
	}

	protected function enter( string $name, string ...$days ): int {
		return $this->sent( array( 'email' => "{$name}@example.org", 'day' => $days ) );
	}

	/** Sends the emails of promoted entries, which the plugin does at the end of the request. */
	protected function sendMails( int ...$entries ): void {
		$this->mails = array();
		array_map( Wired::of( Notifier::class )->sendChanges( ... ), $entries );
	}

	/**
	 * @return list<int> IDs of the entries on the waiting list, in order.
	 * @phpstan-impure
	 */
	protected function waiting(): array {
		$rows = $this->site->database->rows( 'SELECT entry_id FROM {entry_seats} WHERE pool LIKE %s ORDER BY entry_id', 'wait:%' );
		return array_map( intval( ... ), array_column( $rows, 'entry_id' ) );
	}

	/** @param array<string, int|null> $places */
	protected function choose( array $places, bool $has_list = true ): void {
		wp_update_post( array( 'ID' => $this->post, 'post_content' => wp_slash( self::content( $places, $has_list ) ) ) );
		$this->site->forms->forget();
	}

	/** @param array<string, int|null> $places */
	protected static function content( array $places, bool $has_list = true ): string {
		$options = array();
		foreach ( $places as $value => $number ) {
			$options[] = array( 'value' => $value, 'label' => $value ) + ( null === $number ? array() : array( 'places' => $number ) );
		}
		$field = wp_json_encode( array( 'name' => 'day', 'label' => 'Day', 'options' => $options, 'waitingList' => $has_list ) );
		return '<!-- wp:vestibule/field-email {"name":"email","label":"Email"} /--><!-- wp:vestibule/field-text {"name":"code","label":"Code"} /-->' . "<!-- wp:vestibule/field-checkbox {$field} /-->";
	}

	protected static function text( mixed $data, string ...$keys ): string {
		$text = self::at( $data, ...$keys );
		self::assertIsString( $text );
		return $text;
	}

	protected function erase( int $entry ): void {
		( new Changes( $this->table(), $this->site->services->store()->transaction() ) )->erase( array( $entry ) );
	}

	protected function editor(): AnswerEditor {
		$store = $this->site->services->store();
		return new AnswerEditor( $this->site->forms, $this->table(), new NoteTable( $store->database, $this->site->clock ), $store->transaction(), Wired::of( Admission::class ) );
	}
}
