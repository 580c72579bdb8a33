<?php

declare(strict_types=1);

namespace Vestibule\Forms\Limits;

use Closure;
use DateTimeImmutable;
use Vestibule\Entries\Entry;
use Vestibule\Entries\Seats\Pool;
use Vestibule\Entries\Seats\PoolFull;
use Vestibule\Entries\Seats\Pools;
use Vestibule\Entries\Status;
use Vestibule\Fields\Submitted\SubmissionRefused;
use Vestibule\Fields\Tree\FormDefinition;
use Vestibule\Kernel\Secret;
use Vestibule\Kernel\Time\Clock;

defined( 'ABSPATH' ) || exit;

/** Checks whether a form accepts an entry: opening times, permitted users and capacity (docs/limits.md). */
final class Admission {

	public function __construct(
		private readonly Pools $pools,
		private readonly LimitCounter $counter,
		private readonly WaitingList $waiting,
		private readonly Secret $secret,
		private readonly Clock $clock,
		private readonly LimitWords $words = new LimitWords(),
	) {}

	public function limits( FormDefinition $form ): Limits {
		return new Limits( $form, $this->secret );
	}

	/**
	 * Checks the limits before the values are validated. Counts existing entries toward new limits first.
	 *
	 * @param int $user ID of the sender's user account. 0 for guests.
	 * @throws SubmissionRefused Status 403 if the user may not send the form, 409 if the form is not open.
	 */
	public function admit( FormDefinition $form, int $user ): void {
		$limits = $this->limits( $form );
		$this->check( $limits, $user );
		$this->checkCount( $this->counter->complete( $limits ) );
		$has_options = array() !== preg_grep( '/^' . Limits::OPTION . ':/', $limits->kinds() );
		if ( $has_options && $limits->hasNoOptionLeft( $this->state( $form )->options ) ) {
			throw SubmissionRefused::form( 409, $this->words->refusal( LimitState::FULL, $limits ) );
		}
	}

	/** @throws SubmissionRefused */
	private function checkCount( bool $is_complete ): void {
		if ( ! $is_complete ) {
			throw SubmissionRefused::form( 409, $this->words->counting() );
		}
	}

	/** @throws SubmissionRefused */
	private function check( Limits $limits, int $user ): void {
		$state = $this->stateByClock( $limits );
		if ( LimitState::OPEN !== $state ) {
			throw SubmissionRefused::form( 409, $this->words->refusal( $state, $limits ) );
		}
		if ( ! $this->isFor( $limits, $user ) ) {
			throw SubmissionRefused::form( 403, $this->words->refusal( LimitState::REFUSED, $limits ) );
		}
	}

	/** Counts existing entries toward new limits. Must be called before the transaction. */
	public function prepare( FormDefinition $form ): void {
		$this->counter->complete( $this->limits( $form ) );
	}

	/**
	 * Counts entries toward new limits and promotes waiting entries if the capacity has increased. Runs after the form
	 * was saved.
	 */
	public function update( FormDefinition $form ): void {
		if ( $this->counter->complete( $this->limits( $form ) ) ) {
			$this->waiting->moveUp( $form );
		}
	}

	/**
	 * Counts the next entries toward new limits. Promotes waiting entries when all entries are counted. Runs in cron.
	 */
	public function countEntries( int $form_id ): void {
		if ( $this->counter->run( $form_id ) ) {
			$form = $this->counter->form( $form_id );
			null === $form || $this->waiting->moveUp( $form );
		}
	}

	/**
	 * Reserves capacity for an entry inside the transaction that stores the entry. If an option is full and has a
	 * waiting list, the entry is added to the list.
	 *
	 * @param array<string, string|list<string>> $values Stored values by posted name.
	 * @param bool $isUnconfirmed Whether the entry's email address is unconfirmed.
	 * @throws SubmissionRefused Status 409, with errors by field.
	 */
	public function take(
		FormDefinition $form,
		int $entry,
		array $values,
		int $user,
		bool $isUnconfirmed = false
	): void {
		$limits = $this->limits( $form );
		$this->check( $limits, $user );
		$this->checkCount( $this->counter->isComplete( $limits ) );
		$pools = $limits->pools( $values, $user, $this->clock->now(), $isUnconfirmed );
		if ( array() === $pools ) {
			return;
		}
		try {
			$this->pools->take( $entry, $pools );
		} catch ( PoolFull $full ) {
			throw $this->words->full( $full->pools, $limits );
		}
	}

	/**
	 * Reserves capacity for an entry added by the team, even if a limit is reached.
	 *
	 * @param array<string, string|list<string>> $values
	 */
	public function add( FormDefinition $form, int $entry, array $values ): void {
		$limits = $this->limits( $form );
		$pools  = $limits->pools( $values, 0, $this->clock->now() );
		$this->pools->add( array( $entry => $pools ) );
	}

	/**
	 * Updates the reserved capacity of an entry after its answers were changed. Runs in the transaction that changes
	 * the answers. Entries in the Trash and the spam folder reserve no capacity.
	 *
	 * @param array<string, string|list<string>> $values New values.
	 * @throws SubmissionRefused Status 409, with errors for the fields whose capacity is used up.
	 */
	public function change( FormDefinition $form, Entry $entry, array $values ): void {
		$limits = $this->limits( $form );
		if ( array() === $limits->kinds() || in_array( $entry->status, array( Status::Trash, Status::Spam ), true ) ) {
			return;
		}
		try {
			$freed = $this->pools->change(
				$entry->id,
				$limits->pools( $values, $entry->userId, $entry->createdAt, $entry->isUnconfirmed() )
			);
			$this->waiting->fill( $form, $freed );
		} catch ( PoolFull $full ) {
			throw $this->words->full( $full->pools, $limits );
		}
	}

	/**
	 * Releases the capacity that entries of a form have reserved. Runs inside a transaction.
	 *
	 * @param list<int> $entries
	 */
	public function release( FormDefinition $form, array $entries ): void {
		if ( array() !== $entries ) {
			$this->waiting->fill( $form, $this->pools->giveBack( $entries ) );
		}
	}

	/**
	 * Returns the state of the form, which is the same for all visitors. Runs one query, or none if the form has no
	 * limits.
	 */
	public function state( FormDefinition $form ): LimitState {
		$limits = $this->limits( $form );
		$pools  = $limits->shown( $this->clock->now() );
		$taken  = $this->pools->taken( array_map( static fn ( Pool $pool ): string => $pool->name, $pools ) );
		$is_counting = ! $this->counter->isShort( $limits );
		$state       = LimitState::of(
			$this->stateByClock( $limits ),
			$pools,
			$taken,
			$this->nextChange( $limits ),
			$is_counting
		);
		return $limits->hasNoOptionLeft( $state->options ) ? $state->withoutOptions() : $state;
	}

	/**
	 * Returns the number of used spots, for editors.
	 *
	 * @return array<string, array<string, int>> Used spots by field and option. Used spots of the whole form have an
	 * empty field name and the pool's reason in place of the option.
	 */
	public function taken( FormDefinition $form ): array {
		return $this->counted(
			$this->limits( $form )->shown( $this->clock->now() ),
			static fn ( Pool $pool ): string => $pool->name
		);
	}

	/**
	 * Returns the number of waiting entries, for editors.
	 *
	 * @return array<string, array<string, int>> Number of entries by field and option.
	 */
	public function waiting( FormDefinition $form ): array {
		return array_filter(
			array_map(
				array_filter( ... ),
				$this->counted( $this->limits( $form )->queues(), static fn ( Pool $pool ): string => $pool->waiting() )
			)
		);
	}

	/**
	 * @param list<Pool>            $pools
	 * @param Closure(Pool): string $name
	 * @return array<string, array<string, int>>
	 */
	private function counted( array $pools, Closure $name ): array {
		$taken = $this->pools->taken( array_map( $name, $pools ) );
		$all   = array();
		foreach ( $pools as $pool ) {
			$all[ $pool->field ][ '' === $pool->field ? $pool->reason : $pool->option ] = $taken[ $name( $pool ) ] ?? 0;
		}
		return $all;
	}

	/** Checks whether a user may send the form. */
	public function isFor( Limits $limits, int $user ): bool {
		if ( 0 === $user ) {
			return 'everyone' === $limits->settings->who && 'account' !== $limits->settings->onePer;
		}
		$found = 'roles' === $limits->settings->who ? get_userdata( $user ) : null;
		return 'roles' !== $limits->settings->who
			|| (
				false !== $found
					&& null !== $found
					&& array() !== array_intersect( $limits->settings->roles, $found->roles )
			);
	}

	/** @return 'before'|'open'|'closed' */
	private function stateByClock( Limits $limits ): string {
		$now = $this->clock->now();
		return match ( true ) {
			null !== $limits->closes() && $now >= $limits->closes() => LimitState::CLOSED,
			null !== $limits->opens() && $now < $limits->opens()    => LimitState::BEFORE,
			default                                                 => LimitState::OPEN,
		};
	}

	private function nextChange( Limits $limits ): ?DateTimeImmutable {
		$ahead = array_filter(
			array( $limits->opens(), $limits->closes() ),
			fn ( ?DateTimeImmutable $at ): bool => null !== $at && $at > $this->clock->now()
		);
		return array() === $ahead ? null : min( $ahead );
	}
}
