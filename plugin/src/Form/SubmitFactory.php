<?php

declare(strict_types=1);

namespace Vestibule\Form;

use Vestibule\Ajax\RateLimit;
use Vestibule\Contracts\Appointments;
use Vestibule\Contracts\Clock;
use Vestibule\Contracts\Countries;
use Vestibule\Contracts\PhoneNumbers;
use Vestibule\Contracts\TimeWords;
use Vestibule\Form\Rules\FieldRules;
use Vestibule\Storage\Database;
use Vestibule\Storage\Tables;
use Vestibule\Storage\Transaction;

/** Puts the submit call together: the map of what a submission passes through, from the gate to the stored entry. */
final class SubmitFactory {

	public function __construct(
		private readonly Forms $forms,
		private readonly Secret $secret,
		private readonly FormStates $states,
		private readonly Bookings $bookings,
		private readonly Appointments $appointments,
		private readonly Countries $countries,
		private readonly PhoneNumbers $phones,
		private readonly RateLimit $rates,
		private readonly Clock $clock,
	) {}

	public function call( Database $database, Tables $tables, Transaction $transaction ): SubmitCall {
		$used   = new UsedTokens( $database, $tables, $this->clock );
		$words  = new TimeWords();
		$origin = new Origin();
		return new SubmitCall(
			$this->forms,
			new SubmitGuard( new Token( $this->secret, $this->clock ), new PageKey( $this->secret ), $this->clock ),
			new FieldValues(),
			new Checks( new FieldRules( $this->phones, $this->countries ), $this->phones, $this->appointments ),
			$used,
			new EntryStore(
				$transaction,
				new EntryTable( $database, $tables, $this->clock ),
				$this->bookings,
				$used,
				new EntryWords( $this->countries, $words ),
				new SuccessAnswer( $words, new CalendarLink( $this->secret ) )
			),
			$origin,
			new PlainAnswer( $this->forms, $this->states, $origin, $this->rates ),
			$this->rates
		);
	}
}
