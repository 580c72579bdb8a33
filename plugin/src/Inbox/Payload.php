<?php

declare(strict_types=1);

namespace Vestibule\Inbox;

use Vestibule\Entries\Entry;
use Vestibule\Entries\EntryTable;
use Vestibule\Fields\Answers\Answer;
use Vestibule\Fields\Answers\Answers;
use Vestibule\Forms\StoredEntries;
use Vestibule\Guard\SpamChecks;
use Vestibule\Kernel\EmailAddress;
use Vestibule\Kernel\Language\Language;
use Vestibule\Kernel\Time\TimeWords;
use Vestibule\Outgoing\DeliveryLog;

/**
 * Converts entries to the format of the REST routes (see the contracts `entries-row` and `entries-entry`). Text is not
 * escaped.
 *
 * @phpstan-import-type Appointment from EntryAppointments
 * @phpstan-import-type Confirmation from EntryConfirmations
 */
final class Payload {

	/** Number of answers in the summary. It must fit into the first column of the list. */
	private const SUMMARY_ANSWERS = 3;
	private const SUMMARY_WIDTH   = 80;

	public function __construct(
		private readonly StoredEntries $stored,
		private readonly EntryAppointments $booked,
		private readonly TimeWords $words,
		private readonly DeliveryLog $sent,
		private readonly DeletionDates $deletions,
		private readonly SpamChecks $checks,
	) {}

	/**
	 * @param list<Entry>  $entries
	 * @param list<string> $fields  Input names of the answers to include.
	 * @return list<array<string, mixed>>
	 */
	public function rows( array $entries, array $fields = array() ): array {
		$booked = $this->booked->with( array_map( static fn( Entry $entry ): int => $entry->id, $entries ) );
		return array_map(
			fn ( Entry $entry, Answers $answers ): array => $this->row( $entry, $booked, $answers ) + (
				array() === $fields ? array() : array( 'answers' => self::words( $answers, $fields ) )
			),
			$entries,
			$this->stored->answers( $entries )
		);
	}

	/** @return array<string, mixed> */
	public function entry( Entry $entry ): array {
		return $this->entries( array( $entry ) )[0];
	}

	/**
	 * @param non-empty-list<Entry> $entries
	 * @return non-empty-list<array<string, mixed>>
	 */
	public function entries( array $entries ): array {
		$ids       = array_map( static fn( Entry $entry ): int => $entry->id, $entries );
		$booked    = $this->booked->with( $ids );
		$confirmed = $this->deletions->confirmed->with( $ids );
		return array_map(
			fn( Entry $entry, Answers $answers ): array => $this->whole(
				$entry,
				$answers,
				$booked,
				$confirmed[ $entry->id ] ?? null
			),
			$entries,
			$this->stored->answers( $entries )
		);
	}

	/** Checks whether the site has ever had an entry that needed a confirmation by email. */
	public function knowsConfirmations(): bool {
		return $this->deletions->confirmed->exists();
	}

	/**
	 * @param array<int, Appointment> $booked
	 * @param Confirmation|null       $confirmation
	 * @return array<string, mixed>
	 */
	private function whole( Entry $entry, Answers $answers, array $booked, ?array $confirmation ): array {
		$email   = $answers->sender()->email;
		$mails   = $this->sent->mails( $entry->id );
		$failed  = array_values(
			array_filter(
				$mails,
				static fn ( array $mail ): bool => in_array( $mail['status'], array( 'failed', 'given_up' ), true )
			)
		)[0]
			?? null;
		$user    = 0 === $entry->userId ? false : get_userdata( $entry->userId );
		return $this->row( $entry, $booked, $answers ) + array(
			'replyTo'   => EmailAddress::isValid( $email ) ? $email : '',
			'language'  => '' === $entry->language ? '' : Language::name( $entry->language ),
			'sourceUrl' => esc_url_raw( $entry->sourceUrl, array( 'http', 'https' ) ),
			'user'      => false === $user ? '' : $user->display_name,
			'fields'    => array_map( self::field( ... ), $answers->withoutAppointments() ),
			'mails'     => $mails,
			'mailTries' => $failed['tries'] ?? 0,
			'mailNext'  => $failed['next'] ?? '',
			'mailError' => $failed['error'] ?? '',
			'deletion'  => $this->deletions->forEntry( $entry, $booked[ $entry->id ] ?? null, $confirmation ),
			'optIn'     => $confirmation,
			'webhooks'  => $this->sent->deliveries( $entry->id ),
			'bookingHistory' => isset( $booked[ $entry->id ] ) ? $this->booked->history( $entry->id ) : array(),
		);
	}

	/** @return list<string> Date and subject of each email to the sender of the entry. */
	public function mailsTo( Entry $entry ): array {
		$sent  = array();
		$email = $this->answers( $entry )->sender()->email;
		foreach ( $this->sent->mails( $entry->id ) as $mail ) {
			if ( 'sent' === $mail['status'] && EmailAddress::key( $mail['to'] ) === EmailAddress::key( $email ) ) {
				$sent[] = "{$mail['at']}: {$mail['subject']}";
			}
		}
		return $sent;
	}

	/** @return list<string> Date and recipient of each delivery to another service. */
	public function sentTo( Entry $entry ): array {
		$sent = array_filter(
			$this->sent->deliveries( $entry->id ),
			static fn ( array $one ): bool => 'sent' === $one['status']
		);
		$text = static fn ( array $one ): string =>
			"{$one['at']}: " . ( '' === $one['to'] ? $one['name'] : $one['to'] );
		return array_values( array_map( $text, $sent ) );
	}

	public function answers( Entry $entry ): Answers {
		return $this->answersOf( array( $entry ) )[0];
	}

	/**
	 * @param list<Entry> $entries
	 * @return list<Answers>
	 */
	public function answersOf( array $entries ): array {
		return $this->stored->answers( $entries );
	}

	/** @return array{id: int, title: string} */
	public function form( int $formId ): array {
		$title = $this->stored->forms->title( $formId );
		return array(
			'id'    => $formId,
			/* translators: %d: ID of a deleted form. */
			'title' => '' === $title ? sprintf( __( 'Form %d', 'vestibule' ), $formId ) : $title,
		);
	}

	/** @return array{name: string, type: string, label: string, values: list<string>, files: list<array<string, string>>, table: array<string, mixed>|null} */
	private static function field( Answer $answer ): array {
		return array(
			'name' => $answer->name,
			'type' => $answer->type,
			'label' => $answer->heading(),
			'values' => $answer->texts(),
			'files' => $answer->files(),
			'table' => $answer->table(),
		);
	}

	/**
	 * @param list<string> $names Input names of the answers to include.
	 * @return object Text by input name.
	 */
	private static function words( Answers $answers, array $names ): object {
		$asked = array_filter(
			$answers->all(),
			static fn ( Answer $answer ): bool => in_array( $answer->name, $names, true )
		);
		return (object) array_map(
			static fn ( Answer $answer ): string => implode( ', ', $answer->texts() ),
			array_column( $asked, null, 'name' )
		);
	}

	/**
	 * @param array<int, Appointment> $booked
	 * @return array<string, mixed>
	 */
	private function row( Entry $entry, array $booked, Answers $answers ): array {
		return array(
			'id'          => $entry->id,
			'form'        => $this->form( $entry->formId ),
			'status'      => $entry->status->value,
			'createdAt'   => $entry->createdAt->format( 'Y-m-d\TH:i:s\Z' ),
			'received'    => $this->words->short( $entry->createdAt, wp_timezone_string() ),
			'name'        => $answers->sender()->name,
			'email'       => $answers->sender()->email,
			'summary'     => self::summary( $answers ),
			'subject'     => $answers->subject(),
			'starred'     => $entry->starred,
			'mailStatus'  => $entry->mailStatus,
			'appointment' => $booked[ $entry->id ] ?? null,
			'spamReason'  => $this->spamReason( $entry ),
		);
	}

	/**
	 * Returns the first answers of an entry that has neither a name nor an email address, so that users can recognize
	 * the entry in the list.
	 */
	private static function summary( Answers $answers ): string {
		$sender = $answers->sender();
		if ( '' !== trim( $sender->name . $sender->email ) ) {
			return '';
		}
		$texts = array();
		foreach ( $answers->withoutAppointments() as $answer ) {
			$text = trim( implode( ', ', $answer->texts() ) );
			if ( '' !== $text && count( $texts ) < self::SUMMARY_ANSWERS ) {
				$texts[] = $text;
			}
		}
		return mb_strimwidth( implode( ' · ', $texts ), 0, self::SUMMARY_WIDTH, '…', 'UTF-8' );
	}

	private function spamReason( Entry $entry ): string {
		if ( '' === $entry->spamReason ) {
			return '';
		}
		if ( EntryTable::BY_HAND === $entry->spamReason ) {
			return __( 'Manually marked as spam', 'vestibule' );
		}
		$ours = $this->checks->reason( $entry->spamReason );
		/**
		 * Filters the reason why an entry is spam, before it is displayed.
		 *
		 * @param string $words  Reason in the user's language, or the stored reason if the check no longer exists.
		 * @param string $stored Name of the check, a colon and a detail.
		 */
		$words = apply_filters( 'vestibule/spam_reason', $ours, $entry->spamReason );
		return is_string( $words ) ? $words : $ours;
	}
}
