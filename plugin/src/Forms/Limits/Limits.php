<?php

declare(strict_types=1);

namespace Vestibule\Forms\Limits;

use DateTimeImmutable;
use Vestibule\Contract\FormLimits;
use Vestibule\Entries\Seats\Pool;
use Vestibule\Fields\Answers\AnswerRole;
use Vestibule\Fields\Answers\Sender;
use Vestibule\Fields\Field;
use Vestibule\Fields\FormField;
use Vestibule\Fields\Tree\FormDefinition;
use Vestibule\Fields\Types\Choice\Choice;
use Vestibule\Fields\Types\Choice\Other;
use Vestibule\Kernel\EmailAddress;
use Vestibule\Kernel\Secret;
use Vestibule\Kernel\Setting\PostSettings;
use Vestibule\Kernel\Time\WallClock;
use Vestibule\Kernel\Time\Zone;

/**
 * What a form's settings limit, and which pools of places an entry needs for that (docs/limits.md). A pool's name says the
 * form and never an answer: what people are known by is signed.
 */
final class Limits {

	/** Reasons of pools; the limit that each comes from is known by the same word. */
	public const TOTAL  = 'total';
	public const PERIOD = 'period';
	public const PERSON = 'person';
	public const UNIQUE = 'unique';
	public const OPTION = 'option';

	/** Limits whose refusal tells what somebody else has sent. */
	public const PRIVATE = array( self::PERSON, self::UNIQUE );

	public readonly FormLimits $settings;

	private readonly WallClock $clock;

	public function __construct( public readonly FormDefinition $form, private readonly Secret $secret ) {
		$this->settings = PostSettings::of( $form->postId, FormLimits::class );
		$this->clock    = new WallClock( Zone::ofSetting() );
	}

	/** When it opens; null where it is open from the start. */
	public function opens(): ?DateTimeImmutable {
		return $this->instant( $this->settings->opensAt );
	}

	public function closes(): ?DateTimeImmutable {
		return $this->instant( $this->settings->closesAt );
	}

	/** Whether a guest can find out with it what others have sent. */
	public function tellsOfOthers(): bool {
		$is_unique = array() !== array_filter( $this->form->fields, self::isUnique( ... ) );
		return $is_unique || in_array( $this->settings->onePer, array( 'email', 'field' ), true );
	}

	/** The same for everyone and at any time. */
	public function isUnlimited(): bool {
		return array() === $this->kinds() && '' === $this->settings->opensAt . $this->settings->closesAt && 'everyone' === $this->settings->who && 'account' !== $this->settings->onePer;
	}

	/** @return list<string> Which limits count entries; the entries from before one of them are counted once (Counting). */
	public function kinds(): array {
		$set    = $this->settings;
		$fields = array();
		foreach ( $this->form->fields as $field ) {
			array_push( $fields, ...( self::isUnique( $field ) ? array( self::UNIQUE . ":{$field->name}" ) : array() ) );
			array_push( $fields, ...array_map( static fn ( int|string $value ): string => self::OPTION . ":{$field->name}:{$value}", array_keys( Choice::places( $field ) ) ) );
		}
		$of_form = array_keys(
			array_filter(
				array(
					self::TOTAL                                                 => $set->entries > 0,
					self::PERIOD . ":{$set->period}"                            => $set->periodEntries > 0,
					self::PERSON . ":{$set->onePer}:{$this->personField()}" => '' !== $set->onePer,
				)
			)
		);
		return array( ...$of_form, ...$fields );
	}

	/**
	 * @param array<string, string|list<string>> $values By posted name, as they are stored.
	 * @param int                                $user   Who sent it; 0 for a guest.
	 * @param bool                               $isUnconfirmed True leaves out the pools of the email address: it may
	 * belong to another person, whom the entry must not keep out.
	 * @return list<Pool>
	 */
	public function pools( array $values, int $user, DateTimeImmutable $at, bool $isUnconfirmed = false ): array {
		$ofPerson = $isUnconfirmed && 'email' === $this->settings->onePer ? array() : $this->ofPerson( $values, $user );
		$pools    = array( ...$this->ofForm( $at ), ...$ofPerson );
		foreach ( $this->form->fields as $field ) {
			$value   = $field->valueIn( $values );
			$isEmail = $isUnconfirmed && AnswerRole::Email === $field->type->role();
			$text    = self::isUnique( $field ) && ! $isEmail ? self::text( $value->posted ) : '';
			array_push( $pools, ...( '' === trim( $text ) ? array() : array( $this->pool( self::UNIQUE, $text, 1, self::UNIQUE, $field->name ) ) ) );
			foreach ( array_intersect( array_map( strval( ... ), array_keys( Choice::places( $field ) ) ), $value->chosen() ) as $option ) {
				$pools[] = $this->ofOption( $field, $option );
			}
		}
		return $pools;
	}

	/** @return list<Pool> Those that visitors see: the form's own, and its options'. */
	public function shown( DateTimeImmutable $at ): array {
		$pools = $this->ofForm( $at );
		foreach ( $this->form->fields as $field ) {
			foreach ( array_keys( Choice::places( $field ) ) as $option ) {
				$pools[] = $this->ofOption( $field, (string) $option );
			}
		}
		return $pools;
	}

	/**
	 * True if a required question without conditions has no option left, so that the form cannot be sent.
	 *
	 * @param array<string, array<string, int>> $left Places left by field and option.
	 */
	public function hasNoOptionLeft( array $left ): bool {
		$conditional = array_column( $this->form->parts, 'id' );
		foreach ( $left as $name => $places ) {
			$field = $this->form->field( (string) $name );
			if ( null === $field || ! $field->required || Other::isOffered( $field ) || in_array( $field->name, $conditional, true ) ) {
				continue;
			}
			$free = array_filter(
				array_column( $field->options(), 'value' ),
				static fn ( string $option ): bool => ( $places[ $option ] ?? 1 ) > 0 || self::hasWaitingList( $field, $option )
			);
			if ( array() === $free ) {
				return true;
			}
		}
		return false;
	}

	/** @return list<Pool> Of all options, the unlimited ones too: places may have been limited before, and entries still wait. */
	public function queues(): array {
		$pools = array();
		foreach ( array_filter( $this->form->fields, static fn ( FormField $field ): bool => $field->type instanceof Choice ) as $field ) {
			foreach ( $field->options() as $option ) {
				$pools[] = $this->ofOption( $field, $option['value'], PHP_INT_MAX );
			}
		}
		return $pools;
	}

	/** True if entries may wait for its options. */
	public static function mayWait( FormField $field ): bool {
		return $field->type instanceof Choice && ( array() !== Choice::places( $field ) || Choice::offersWaiting( $field ) );
	}

	/** Whether an option can still be chosen when it is full; one of no places is closed. */
	public static function hasWaitingList( Field $field, string $option ): bool {
		return Choice::offersWaiting( $field ) && ( Choice::places( $field )[ $option ] ?? 0 ) > 0;
	}

	/** @return list<Pool> Those that every entry needs. */
	private function ofForm( DateTimeImmutable $at ): array {
		$total  = $this->settings->entries > 0 ? array( new Pool( "form:{$this->form->formId}", $this->settings->entries, self::TOTAL ) ) : array();
		$period = $this->settings->periodEntries > 0 ? array( new Pool( "form:{$this->form->formId}:" . $this->periodOf( $at ), $this->settings->periodEntries, self::PERIOD ) ) : array();
		return array( ...$total, ...$period );
	}

	/**
	 * Who gives nothing to be known by is known by nothing.
	 *
	 * @param array<string, string|list<string>> $values
	 * @return list<Pool>
	 */
	private function ofPerson( array $values, int $user ): array {
		$known = match ( $this->settings->onePer ) {
			'email'   => Sender::of( $this->form->fields, $values )->email,
			'account' => $user > 0 ? (string) $user : '',
			'field'   => self::text( $this->form->field( $this->personField() )?->valueIn( $values )->posted ?? array() ),
			default   => '',
		};
		return '' === $known ? array() : array( $this->pool( self::PERSON . ":{$this->settings->onePer}", $known, 1, self::PERSON, $this->personField() ) );
	}

	/**
	 * Its name holds the value, which stays when the label is changed; case counts.
	 *
	 * @param int $unlimited How many places it has where they are not limited.
	 */
	private function ofOption( Field $field, string $option, int $unlimited = 0 ): Pool {
		$places = Choice::places( $field )[ $option ] ?? $unlimited;
		$name   = 'seat:' . $this->secret->short( 'seat', "{$this->form->formId}|" . self::OPTION . "|{$field->name}|{$option}" );
		return new Pool( $name, max( 0, $places ), self::OPTION, $field->name, $option, self::hasWaitingList( $field, $option ) );
	}

	private static function isUnique( Field $field ): bool {
		return true === ( $field->settings['unique'] ?? false );
	}

	/** Pool of an answer, whatever case or spelling of an email address it was typed in. */
	private function pool( string $kind, string $answer, int $capacity, string $reason, string $field ): Pool {
		$answer = EmailAddress::key( $answer );
		return new Pool( 'seat:' . $this->secret->short( 'seat', "{$this->form->formId}|{$kind}|{$field}|{$answer}" ), $capacity, $reason, $field );
	}

	/** The first day of a week is that of the site's settings. */
	private function periodOf( DateTimeImmutable $at ): string {
		$local = $at->setTimezone( $this->clock->zone );
		$start = get_option( 'start_of_week', 1 );
		$back  = ( (int) $local->format( 'w' ) - ( is_numeric( $start ) ? (int) $start : 1 ) + 7 ) % 7;
		return match ( $this->settings->period ) {
			'month' => $local->format( 'Y-m' ),
			'week'  => 'w' . $local->modify( "-{$back} days" )->format( 'Y-m-d' ),
			default => $local->format( 'Y-m-d' ),
		};
	}

	private function personField(): string {
		return 'field' === $this->settings->onePer ? $this->settings->onePerField : '';
	}

	private function instant( string $wall ): ?DateTimeImmutable {
		return '' === $wall ? null : $this->clock->at( substr( $wall, 0, 10 ), substr( $wall, 11 ) );
	}

	/** @param array<string, string|list<string>> $posted Of one field. */
	private static function text( array $posted ): string {
		return implode( "\n", array_map( static fn ( string|array $value ): string => is_array( $value ) ? implode( "\n", $value ) : $value, $posted ) );
	}
}
