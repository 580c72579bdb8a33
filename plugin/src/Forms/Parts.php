<?php

declare(strict_types=1);

namespace Vestibule\Forms;

defined( 'ABSPATH' ) || exit;

use Vestibule\Calendar\Appointments;
use Vestibule\Calendar\Book;
use Vestibule\Calendar\Bookings\StoredBookings;
use Vestibule\Fields\FieldTypes;
use Vestibule\Fields\Tree\BlockReader;
use Vestibule\Fields\Types\Appointment\Bookings;
use Vestibule\Forms\Confirming\LapsedEntries;
use Vestibule\Forms\Confirming\OptInPage;
use Vestibule\Forms\Leaving\LeavePage;
use Vestibule\Forms\Limits\Admission;
use Vestibule\Forms\OptIn\OptIns;
use Vestibule\Forms\Places\Places;
use Vestibule\Forms\Programs\FormCatalog;
use Vestibule\Forms\Programs\Submissions;
use Vestibule\Forms\Saving\SavedForms;
use Vestibule\Forms\Saving\SavedLink;
use Vestibule\Forms\Steps\StepCall;
use Vestibule\Forms\Submit\EntryStore;
use Vestibule\Forms\Submit\FormStateStore;
use Vestibule\Forms\Submit\SubmitCall;
use Vestibule\Forms\Submit\Token;
use Vestibule\Forms\Submit\UsedTokens;
use Vestibule\Kernel\Call\PageKey;
use Vestibule\Kernel\Wiring\Objects;
use Vestibule\Services;

/** Services of the package, for classes that don't declare their dependencies yet. */
final class Parts {

	public function __construct( public readonly Objects $of ) {}

	public function forms(): Forms {
		return $this->of->get( Forms::class );
	}

	public function blockReader(): BlockReader {
		return $this->of->get( BlockReader::class );
	}

	public function types(): FieldTypes {
		return $this->of->get( FieldTypes::class );
	}

	public function numbers(): FormNumbers {
		return $this->of->get( FormNumbers::class );
	}

	public function places(): Places {
		return $this->of->get( Places::class );
	}

	public function states(): FormStateStore {
		return $this->of->get( FormStateStore::class );
	}

	public function pageKeys(): PageKey {
		return $this->of->get( PageKey::class );
	}

	public function tokens(): Token {
		return $this->of->get( Token::class );
	}

	public function appointments(): Appointments {
		return $this->of->get( Book::class );
	}

	public function records(): StoredBookings {
		return $this->of->get( StoredBookings::class );
	}

	public function bookings(): Bookings {
		return $this->of->get( Bookings::class );
	}

	public function storedEntries(): StoredEntries {
		return $this->of->get( StoredEntries::class );
	}

	public function savedForms(): SavedForms {
		return $this->of->get( SavedForms::class );
	}

	public function savedLink(): SavedLink {
		return $this->of->get( SavedLink::class );
	}

	public function admission(): Admission {
		return $this->of->get( Admission::class );
	}

	public function catalog(): FormCatalog {
		return $this->of->get( FormCatalog::class );
	}

	public function submitCall(): SubmitCall {
		return $this->of->get( SubmitCall::class );
	}

	public function stepCall(): StepCall {
		return $this->of->get( StepCall::class );
	}

	public function usedTokens(): UsedTokens {
		return $this->of->get( UsedTokens::class );
	}

	public function entryStore(): EntryStore {
		return $this->of->get( EntryStore::class );
	}

	public function optIns(): OptIns {
		return $this->of->get( OptIns::class );
	}

	public function optInPage(): OptInPage {
		return $this->of->get( OptInPage::class );
	}

	public function leavePage(): LeavePage {
		return $this->of->get( LeavePage::class );
	}

	public function lapsedEntries(): LapsedEntries {
		return $this->of->get( LapsedEntries::class );
	}

	public function submissions(): Submissions {
		return $this->of->get( Submissions::class );
	}

	public function retention(): FormRetention {
		return $this->of->get( FormRetention::class );
	}
}
