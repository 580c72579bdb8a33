<?php

declare(strict_types=1);

namespace Vestibule\Mail;

use DateTimeZone;
use Vestibule\Contracts\AnswerRole;
use Vestibule\Contracts\BookedTime;
use Vestibule\Contracts\Clock;
use Vestibule\Contracts\FormLabels;
use Vestibule\Contracts\StoredEntries;
use Vestibule\Contracts\StoredEntry;
use Vestibule\Storage\Database;
use Vestibule\Storage\Tables;

/** An entry to show a notification with: the newest one that the reader may read, or answers that nobody gave. */
final class Examples {

	public function __construct(
		private readonly FormLabels $labels,
		private readonly StoredEntries $entries,
		private readonly Database $database,
		private readonly Tables $tables,
		private readonly Clock $clock,
	) {}

	/** Null where there is none, or where the current user may not read it. */
	public function newest( int $form_number ): ?StoredEntry {
		if ( ! current_user_can( 'vestibule_read_entries' ) && ! current_user_can( "vestibule_read_entries_{$form_number}" ) ) {
			return null;
		}
		$id = $this->database->value( "SELECT id FROM {$this->tables->submissions()} WHERE form_id = %d AND status IN ('unread', 'read') ORDER BY id DESC LIMIT 1", $form_number );
		return null === $id ? null : $this->entries->find( (int) $id );
	}

	public function example( int $form_number, string $mail_to ): StoredEntry {
		$answers = array();
		$values  = array();
		$times   = array();
		$email   = '';
		foreach ( $this->labels->answers( $form_number, array() ) as $asked ) {
			$text = $this->answer( $asked['role'], $asked['name'], $asked['label'] );
			if ( AnswerRole::Appointment === $asked['role'] ) {
				$times[] = $this->tomorrow();
			}
			$email                    = '' === $email && AnswerRole::Email === $asked['role'] ? $text : $email;
			$values[ $asked['name'] ] = $text;
			$answers[]                = array( 'name' => $asked['name'], 'type' => $asked['type'], 'label' => $asked['label'], 'value' => $text );
		}
		return new StoredEntry(
			0,
			array( 'id' => $form_number, 'title' => $this->labels->title( $form_number ), 'mailTo' => $mail_to ),
			array( 'values' => $values, 'sourceUrl' => home_url( '/' ), 'language' => determine_locale(), 'name' => 'Ada Lovelace', 'at' => $this->clock->now() ),
			$answers,
			$times,
			$email
		);
	}

	private function answer( ?AnswerRole $role, string $name, string $label ): string {
		return match ( true ) {
			AnswerRole::Email === $role           => 'ada@example.org',
			str_ends_with( $name, '[first_name]' ) => 'Ada',
			str_ends_with( $name, '[last_name]' ) => 'Lovelace',
			/* translators: %s: label of a field. */
			default                               => sprintf( __( 'Example answer to “%s”', 'vestibule' ), $label ),
		};
	}

	private function tomorrow(): BookedTime {
		$zone  = wp_timezone_string();
		$start = $this->clock->now()->setTimezone( wp_timezone() )->modify( 'tomorrow 10:00' )->setTimezone( new DateTimeZone( 'UTC' ) );
		return new BookedTime( 0, 0, $start, $start->modify( '+30 minutes' ), $zone, $zone );
	}
}
