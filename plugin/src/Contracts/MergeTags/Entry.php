<?php

declare(strict_types=1);

namespace Vestibule\Contracts\MergeTags;

use DateTimeImmutable;
use Vestibule\Contracts\LocalDate;
use Vestibule\Contracts\StoredEntry;

defined( 'ABSPATH' ) || exit;

/** `{entry.id}`, `{entry.url}`, `{entry.date}`, `{entry.name}`, `{entry.sender}`. */
final class Entry implements MergeTag {

	public function name(): string {
		return 'entry';
	}

	public function value( string $part, MergeContext $context ): ?MergeValue {
		$entry = $context->entry;
		$text  = match ( $part ) {
			'id'     => (string) $entry->id,
			'url'    => admin_url( "admin.php?page=vestibule-entries&entry={$entry->id}" ),
			'date'   => $this->date( $entry ),
			'name'   => $entry->name,
			'sender' => $this->sender( $entry ),
			default  => null,
		};
		return null === $text ? null : MergeValue::text( $text );
	}

	public function parts( int $formId ): array {
		return array(
			'sender' => __( 'Sender: name, else e-mail, else number of the entry', 'vestibule' ),
			'name'   => __( 'Name of the sender', 'vestibule' ),
			'id'     => __( 'Entry: number', 'vestibule' ),
			'url'    => __( 'Entry: link for your team', 'vestibule' ),
			'date'   => __( 'Entry: date and time', 'vestibule' ),
		);
	}

	private function sender( StoredEntry $entry ): string {
		if ( '' !== $entry->name ) {
			return $entry->name;
		}
		/* translators: %d: number of an entry. */
		return '' === $entry->email ? sprintf( __( 'entry %d', 'vestibule' ), $entry->id ) : $entry->email;
	}

	private function date( StoredEntry $entry ): string {
		return LocalDate::format( _x( 'j F Y, H:i', 'date and time in a mail', 'vestibule' ), ( $entry->createdAt ?? new DateTimeImmutable() )->setTimezone( wp_timezone() ) );
	}
}
