<?php

declare(strict_types=1);

namespace Vestibule\Forms;

use Closure;
use DateTimeImmutable;
use Vestibule\Entries\StoredEntry;
use Vestibule\Fields\Answers\Answer;
use Vestibule\Fields\Answers\AnswerRole;
use Vestibule\Fields\MergeTags\MergeContext;
use Vestibule\Fields\MergeTags\MergeTag;
use Vestibule\Fields\MergeTags\MergeValue;
use Vestibule\Fields\Types\Appointment\BookingTag;
use Vestibule\Forms\OptIn\OptInWords;
use Vestibule\Kernel\Time\LocalDate;

defined( 'ABSPATH' ) || exit;

/** Built-in merge tags (docs/notifications.md). */
final class StandardTags {

	public function __construct(
		private readonly Forms $forms,
		private readonly BookingTag $booking = new BookingTag()
	) {}

	/** @return list<MergeTag> Tags in the order in which editors see them. */
	public function all(): array {
		return array(
			$this->tag(
				'all_fields',
				$this->allFields( ... ),
				static fn (): array => array( '' => __( 'All answers', 'vestibule' ) )
			),
			$this->tag( 'inputs', $this->answer( ... ), $this->answerParts( ... ) ),
			$this->texts( 'entry', $this->entry( ... ), $this->entryParts( ... ) ),
			$this->booking,
			$this->texts(
				'form',
				static fn ( string $part, MergeContext $context ): string =>
					'id' === $part ? (string) $context->entry->formId : $context->entry->formTitle,
				static fn (): array =>
					array( 'title' => __( 'Form: title', 'vestibule' ), 'id' => __( 'Form: ID', 'vestibule' ) )
			),
			$this->texts(
				'site',
				static fn ( string $part ): string =>
					'url' === $part ? home_url( '/' ) : wp_specialchars_decode( get_bloginfo( 'name' ), ENT_QUOTES ),
				static fn (): array =>
					array( 'name' => __( 'Site: name', 'vestibule' ), 'url' => __( 'Site: URL', 'vestibule' ) )
			),
			$this->texts(
				'page',
				static fn ( string $part, MergeContext $context ): string => $context->entry->sourceUrl,
				static fn (): array => array( 'url' => __( 'Page that the form was sent from', 'vestibule' ) )
			),
			$this->texts( 'user', $this->user( ... ), $this->userParts( ... ) ),
			$this->texts(
				'confirm',
				static fn ( string $part, MergeContext $context ): string => $context->confirm[ $part ] ?? '',
				OptInWords::tags( ... )
			),
			$this->texts(
				'waiting',
				static fn ( string $part, MergeContext $context ): string => $context->leave,
				static fn (): array => array(
					'leave' => __(
						'Waiting list: link to leave it or to give up the spot, for the sender',
						'vestibule'
					),
				)
			),
			$this->texts(
				'unsubscribe',
				static fn ( string $part, MergeContext $context ): string => $context->unsubscribe,
				static fn (): array => array( '' => __( 'Unsubscribe link, for the sender', 'vestibule' ) )
			),
		);
	}

	/**
	 * @param Closure(string, MergeContext): ?MergeValue $value
	 * @param Closure(int): array<string, string>        $parts
	 */
	private function tag( string $name, Closure $value, Closure $parts ): MergeTag {
		return new class( $name, $value, $parts ) implements MergeTag {

			/**
			 * @param Closure(string, MergeContext): ?MergeValue $value
			 * @param Closure(int): array<string, string>        $parts
			 */
			public function __construct(
				private readonly string $name,
				private readonly Closure $value,
				private readonly Closure $parts
			) {}

			public function name(): string {
				return $this->name;
			}

			public function value( string $part, MergeContext $context ): ?MergeValue {
				return ( $this->value )( $part, $context );
			}

			public function parts( int $formId ): array {
				return ( $this->parts )( $formId );
			}
		};
	}

	/**
	 * Creates a tag that has the same parts in all forms. The value of each part is text.
	 *
	 * @param Closure(string, MergeContext): string $text  Returns the text of a part. Called only for the parts in
	 * `$parts`.
	 * @param Closure(): array<string, string>      $parts
	 */
	private function texts( string $name, Closure $text, Closure $parts ): MergeTag {
		$value = static fn ( string $part, MergeContext $context ): ?MergeValue =>
			isset( $parts()[ $part ] ) ? MergeValue::text( $text( $part, $context ) ) : null;
		return $this->tag( $name, $value, $parts );
	}

	/** Returns the value of `{all_fields}`: all answers with their labels, in the order of the form. */
	private function allFields( string $part, MergeContext $context ): ?MergeValue {
		if ( '' !== $part ) {
			return null;
		}
		$times = $context->isForVisitor ? $this->booking->times( $context->entry, true ) : array();
		$rows  = array();
		foreach ( $context->entry->answers as $answer ) {
			$time   = AnswerRole::Appointment->value === $answer['type'] ? array_shift( $times ) : null;
			$value  = '' === $answer['value']
				? __( 'Received; not repeated in this email', 'vestibule' )
				: $answer['value'];
			$rows[] = array(
				'label' => $answer['label'],
				'value' => $time ?? $value,
				'table' => $answer['table'] ?? null,
			);
		}
		return MergeValue::rows( $rows );
	}

	/**
	 * Returns the value of `{inputs.NAME}`: the text of one answer, by posted name. For a field with several parts, the
	 * tag can contain one part (`{inputs.names[first_name]}`) or all parts (`{inputs.names}`).
	 */
	private function answer( string $part, MergeContext $context ): ?MergeValue {
		$texts = array();
		$table = null;
		foreach ( $context->entry->answers as $answer ) {
			if ( $part === $answer['name'] || str_starts_with( $answer['name'], "{$part}[" ) ) {
				$texts[] = $answer['value'];
				$table ??= $answer['table'] ?? null;
			}
		}
		// A tag for a field without an answer is valid, but a tag for an unknown field is not.
		$is_known = array() !== $texts || isset( $this->answerParts( $context->entry->formId )[ $part ] );
		return '' !== $part && $is_known
			? MergeValue::text(
				implode( ' ', array_filter( $texts, static fn ( string $text ): bool => '' !== $text ) ),
				$table
			)
			: null;
	}

	/** @return array<string, string> */
	private function answerParts( int $form_id ): array {
		$answers = $this->forms->answers( $form_id )->all();
		$parts   = array();
		foreach ( $answers as $answer ) {
			$whole = strstr( $answer->name, '[', true );
			if ( false !== $whole && ! isset( $parts[ $whole ] ) ) {
				$of_whole        = array_filter(
					$answers,
					static fn ( Answer $other ): bool => str_starts_with( $other->name, "{$whole}[" )
				);
				$parts[ $whole ] = implode( ' + ', array_filter( array_column( $of_whole, 'label' ) ) );
			}
			$parts[ $answer->name ] = $answer->label;
		}
		return $parts;
	}

	private function entry( string $part, MergeContext $context ): string {
		$entry = $context->entry;
		return match ( $part ) {
			'id'    => (string) $entry->id,
			'url'   => admin_url( "admin.php?page=vestibule-entries&entry={$entry->id}" ),
			'date'  => LocalDate::format(
				_x( 'j F Y, H:i', 'date and time in a mail', 'vestibule' ),
				( $entry->createdAt ?? new DateTimeImmutable() )->setTimezone( wp_timezone() )
			),
			'name'  => $entry->name,
			default => $this->sender( $entry ),
		};
	}

	private function sender( StoredEntry $entry ): string {
		if ( '' !== $entry->name ) {
			return $entry->name;
		}
		/* translators: %d: ID of an entry. */
		return '' === $entry->email ? sprintf( __( 'entry %d', 'vestibule' ), $entry->id ) : $entry->email;
	}

	/** @return array<string, string> */
	private function entryParts(): array {
		return array(
			'sender' => __( 'Sender: name, email address or entry ID', 'vestibule' ),
			'name'   => __( 'Name of the sender', 'vestibule' ),
			'id'     => __( 'Entry: ID', 'vestibule' ),
			'url'    => __( 'Entry: link for your team', 'vestibule' ),
			'date'   => __( 'Entry: date and time', 'vestibule' ),
		);
	}

	private function user( string $part, MergeContext $context ): string {
		$user = $context->entry->userId > 0 ? get_userdata( $context->entry->userId ) : false;
		return false === $user ? '' : match ( $part ) {
			'name'  => $user->display_name,
			'email' => $user->user_email,
			'login' => $user->user_login,
			default => (string) $user->ID,
		};
	}

	/** @return array<string, string> Parts of the tag for the user who was logged in when the form was submitted. */
	private function userParts(): array {
		return array(
			'name'  => __( 'Logged-in user: name', 'vestibule' ),
			'email' => __( 'Logged-in user: email', 'vestibule' ),
			'login' => __( 'Logged-in user: username', 'vestibule' ),
			'id'    => __( 'Logged-in user: ID', 'vestibule' ),
		);
	}
}
