<?php

declare(strict_types=1);

namespace Vestibule\Form;

use Vestibule\Ajax\PageKey;
use Vestibule\Ajax\RequestReader;
use Vestibule\Contracts\Appointments;
use Vestibule\Contracts\BookingParts;
use Vestibule\Contracts\Countries;
use Vestibule\Contracts\FormLabels;
use Vestibule\Contracts\FormParts;
use Vestibule\Contracts\FormRetention;
use Vestibule\Contracts\PhoneNumbers;
use Vestibule\Contracts\StoredEntries;
use Vestibule\Contracts\TimeWords;
use Vestibule\Services;

/** The objects of the feature that more than one place uses, each made when it is first asked for. */
final class Parts implements FormParts {

	private ?Forms $forms       = null;
	private ?FormStates $states = null;

	public function __construct(
		private readonly Services $services,
		private readonly BookingParts $booking,
		public readonly Countries $countries,
		public readonly PhoneNumbers $phones,
	) {}

	/** One, because it remembers what it has read. */
	public function forms(): Forms {
		return $this->forms ??= new Forms( new BlockReader( new FieldReader() ), $this->numbers() );
	}

	public function numbers(): FormNumbers {
		return new FormNumbers();
	}

	public function postType(): FormPostType {
		return new FormPostType( $this->services->schema );
	}

	/** One, because it remembers what this request asks for. */
	public function states(): FormStates {
		return $this->states ??= new FormStates( new RequestReader() );
	}

	public function pageKeys(): PageKey {
		return new PageKey( $this->services->store->secret() );
	}

	public function tokens(): Token {
		return new Token( $this->services->store->secret(), $this->services->clock );
	}

	public function appointments(): Appointments {
		return $this->booking->appointments();
	}

	public function bookings(): Bookings {
		return new Bookings( $this->appointments(), $this->services->store->database, $this->services->store->tables, $this->services->clock );
	}

	public function words(): EntryWords {
		return new EntryWords( $this->countries, new TimeWords() );
	}

	public function storedEntries(): StoredEntries {
		return new EntryReader( $this->forms(), $this->words(), $this->bookings(), $this->services->store->database, $this->services->store->tables );
	}

	public function labels(): FormLabels {
		return new Labels( $this->forms(), $this->countries );
	}

	public function retention(): FormRetention {
		return new Retention( $this->numbers() );
	}
}
