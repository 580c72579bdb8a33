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
 * Limits of a form, and the pools of spots that an entry needs (docs/limits.md). Pool names contain no answers, because
 * answers that could identify a person are hashed.
 */
final class Limits {

	/** Reasons for a pool. Each reason is also the name of the limit that creates the pool. */
	public const TOTAL  = 'total';
	public const PERIOD = 'period';
	public const PERSON = 'person';
	public const UNIQUE = 'unique';
	public const OPTION = 'option';

	/** Limits whose rejections reveal other senders' entries. */
	public const PRIVATE = array( self::PERSON, self::UNIQUE );

	public readonly FormLimits $settings;

	private readonly WallClock $clock;

	public function __construct( public readonly FormDefinition $form, private readonly Secret $secret ) {
		$this->settings = PostSettings::of( $form->postId, FormLimits::class );
		$this->clock    = new WallClock( Zone::ofSetting() );
	}

	/** Returns the time at which the form opens. Null if the form has no opening time. */
	public function opens(): ?DateTimeImmutable {
		return $this->instant( $this->settings->opensAt );
	}

	public function closes(): ?DateTimeImmutable {
		return $this->instant( $this->settings->closesAt );
	}

	/** Checks whether guests could use the form to find out the answers of other senders. */
	public function revealsOthers(): bool {
		$is_unique = array() !== array_filter( $this->form->fields, self::isUnique( ... ) );
		return $is_unique || in_array( $this->settings->onePer, array( 'email', 'field' ), true );
	}

	/** Checks whether the form accepts any number of entries, from every visitor and at any time. */
	public function isUnlimited(): bool {
		return array() === $this->kinds()
			&& '' === $this->settings->opensAt . $this->settings->closesAt
			&& 'everyone' === $this->settings->who
			&& 'account' !== $this->settings->onePer;
	}

	/** @return list<string> Names of the limits that count entries. LimitCounter counts existing entries once. */
	public function kinds(): array {
		$set    = $this->settings;
		$fields = array();
		foreach ( $this->form->fields as $field ) {
			array_push(
				$fields,
				...( self::isUnique( $field ) ? array( self::UNIQUE . ":{$field->name}" ) : array() )
			);
			array_push(
				$fields,
				...array_map(
					static fn ( int|string $value ): string => self::OPTION . ":{$field->name}:{$value}",
					array_keys( Choice::places( $field ) )
				)
			);
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
	 * @param array<string, string|list<string>> $values Stored values by posted name.
	 * @param int                                $user   ID of the sender's user account. 0 for guests.
	 * @param bool                               $isUnconfirmed Whether the email address is unconfirmed. If true, the
	 * pools for the address are excluded, because the address may belong to another person, who must not be locked out.
	 * @return list<Pool>
	 */
	public function pools( array $values, int $user, DateTimeImmutable $at, bool $isUnconfirmed = false ): array {
		$ofPerson = $isUnconfirmed && 'email' === $this->settings->onePer ? array() : $this->ofPerson( $values, $user );
		$pools    = array( ...$this->ofForm( $at ), ...$ofPerson );
		foreach ( $this->form->fields as $field ) {
			$value   = $field->valueIn( $values );
			$isEmail = $isUnconfirmed && AnswerRole::Email === $field->type->role();
			$text    = self::isUnique( $field ) && ! $isEmail ? self::text( $value->posted ) : '';
			array_push(
				$pools,
				...(
					'' === trim( $text )
						? array()
						: array( $this->pool( self::UNIQUE, $text, 1, self::UNIQUE, $field->name ) )
				)
			);
			foreach ( array_intersect(
				array_map( strval( ... ), array_keys( Choice::places( $field ) ) ),
				$value->chosen()
			) as $option ) {
				$pools[] = $this->ofOption( $field, $option );
			}
		}
		return $pools;
	}

	/** @return list<Pool> Pools that visitors can see: the pools for the whole form and the pools for its options. */
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
	 * Checks whether all options of a required question without conditions are full, so that the form cannot be sent.
	 *
	 * @param array<string, array<string, int>> $left Number of spots left by field and option.
	 */
	public function hasNoOptionLeft( array $left ): bool {
		$conditional = array_column( $this->form->parts, 'id' );
		foreach ( $left as $name => $places ) {
			$field = $this->form->field( (string) $name );
			if (
				null === $field
					|| ! $field->required
					|| Other::isOffered( $field )
					|| in_array( $field->name, $conditional, true )
			) {
				continue;
			}
			$free = array_filter(
				array_column( $field->options(), 'value' ),
				static fn ( string $option ): bool =>
					( $places[ $option ] ?? 1 ) > 0 || self::hasWaitingList( $field, $option )
			);
			if ( array() === $free ) {
				return true;
			}
		}
		return false;
	}

	/**
	 * @return list<Pool> Pools for all options, including options without a limit. The limit of an option may have been
	 * removed while entries are still on its waiting list.
	 */
	public function queues(): array {
		$pools = array();
		foreach ( array_filter(
			$this->form->fields,
			static fn ( FormField $field ): bool => $field->type instanceof Choice
		) as $field ) {
			foreach ( $field->options() as $option ) {
				$pools[] = $this->ofOption( $field, $option['value'], PHP_INT_MAX );
			}
		}
		return $pools;
	}

	/** Checks whether entries can be on a waiting list for options of this field. */
	public static function mayWait( FormField $field ): bool {
		return $field->type instanceof Choice
			&& ( array() !== Choice::places( $field ) || Choice::offersWaiting( $field ) );
	}

	/** Checks whether visitors can still choose a full option. An option with a capacity of 0 is closed. */
	public static function hasWaitingList( Field $field, string $option ): bool {
		return Choice::offersWaiting( $field ) && ( Choice::places( $field )[ $option ] ?? 0 ) > 0;
	}

	/** @return list<Pool> Pools that every entry needs. */
	private function ofForm( DateTimeImmutable $at ): array {
		$total  = $this->settings->entries > 0
			? array( new Pool( "form:{$this->form->formId}", $this->settings->entries, self::TOTAL ) )
			: array();
		$period = $this->settings->periodEntries > 0
			? array(
				new Pool(
					"form:{$this->form->formId}:" . $this->periodOf( $at ),
					$this->settings->periodEntries,
					self::PERIOD
				),
			)
			: array();
		return array( ...$total, ...$period );
	}

	/**
	 * Returns the pool that limits entries per person. Empty if the entry has no value that identifies the person.
	 *
	 * @param array<string, string|list<string>> $values
	 * @return list<Pool>
	 */
	private function ofPerson( array $values, int $user ): array {
		$known = match ( $this->settings->onePer ) {
			'email'   => Sender::of( $this->form->fields, $values )->email,
			'account' => $user > 0 ? (string) $user : '',
			'field'   => self::text(
				$this->form->field( $this->personField() )?->valueIn( $values )->posted ?? array()
			),
			default   => '',
		};
		return '' === $known
			? array()
			: array(
				$this->pool(
					self::PERSON . ":{$this->settings->onePer}",
					$known,
					1,
					self::PERSON,
					$this->personField()
				),
			);
	}

	/**
	 * Returns the pool for an option. The option's value identifies the pool, so the label can be changed. Values are
	 * case-sensitive.
	 *
	 * @param int $unlimited Capacity of options without a limit.
	 */
	private function ofOption( Field $field, string $option, int $unlimited = 0 ): Pool {
		$places = Choice::places( $field )[ $option ] ?? $unlimited;
		$name   = 'seat:'
			. $this->secret->short( 'seat', "{$this->form->formId}|" . self::OPTION . "|{$field->name}|{$option}" );
		return new Pool(
			$name,
			max( 0, $places ),
			self::OPTION,
			$field->name,
			$option,
			self::hasWaitingList( $field, $option )
		);
	}

	private static function isUnique( Field $field ): bool {
		return true === ( $field->settings['unique'] ?? false );
	}

	/** Returns the pool for an answer, ignoring case and spelling variants of email addresses. */
	private function pool( string $kind, string $answer, int $capacity, string $reason, string $field ): Pool {
		$answer = EmailAddress::key( $answer );
		return new Pool(
			'seat:' . $this->secret->short( 'seat', "{$this->form->formId}|{$kind}|{$field}|{$answer}" ),
			$capacity,
			$reason,
			$field
		);
	}

	/** Returns the key of the current period. Weeks start on the day set in the site's settings. */
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

	/** @param array<string, string|list<string>> $posted Values of one field. */
	private static function text( array $posted ): string {
		return implode(
			"\n",
			array_map(
				static fn ( string|array $value ): string => is_array( $value ) ? implode( "\n", $value ) : $value,
				$posted
			)
		);
	}
}
