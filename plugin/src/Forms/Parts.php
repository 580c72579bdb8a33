<?php

declare(strict_types=1);

namespace Vestibule\Forms;

defined( 'ABSPATH' ) || exit;

use Closure;
use Vestibule\Calendar\Appointments;
use Vestibule\Calendar\Bookings\StoredBookings;
use Vestibule\Calendar\Parts as BookingParts;
use Vestibule\Entries\BookedTime;
use Vestibule\Entries\Changes;
use Vestibule\Entries\EntryTable;
use Vestibule\Entries\Files\VisitorFiles;
use Vestibule\Entries\Seats\PlacesCheck;
use Vestibule\Entries\Seats\Pools;
use Vestibule\Fields\Answers\AgreedTexts;
use Vestibule\Fields\FieldTypes;
use Vestibule\Fields\MergeTags\Merger;
use Vestibule\Fields\MergeTags\MergeTags;
use Vestibule\Fields\Tree\BlockReader;
use Vestibule\Fields\Tree\FieldReader;
use Vestibule\Fields\Types\Appointment\Appointment;
use Vestibule\Fields\Types\Appointment\BookedWords;
use Vestibule\Fields\Types\Appointment\Bookings;
use Vestibule\Fields\Types\Appointment\BookingTag;
use Vestibule\Fields\Types\Appointment\CalendarFile;
use Vestibule\Fields\Types\Appointment\CalendarLink;
use Vestibule\Fields\Types\StandardTypes;
use Vestibule\Forms\Confirming\AskingAgain;
use Vestibule\Forms\Confirming\Confirming;
use Vestibule\Forms\Confirming\LapsedEntries;
use Vestibule\Forms\Confirming\OptInPage;
use Vestibule\Forms\Leaving\LeaveLink;
use Vestibule\Forms\Leaving\LeavePage;
use Vestibule\Forms\Leaving\Leaving;
use Vestibule\Forms\Limits\Admission;
use Vestibule\Forms\Limits\Counting;
use Vestibule\Forms\Limits\EntryPlaces;
use Vestibule\Forms\Limits\HeldPlaces;
use Vestibule\Forms\Limits\Promotion;
use Vestibule\Forms\Limits\TriedAnswers;
use Vestibule\Forms\Limits\TriedAnswersCheck;
use Vestibule\Forms\Limits\WaitingList;
use Vestibule\Forms\OptIn\OpenRequests;
use Vestibule\Forms\OptIn\OptIns;
use Vestibule\Forms\Places\Places;
use Vestibule\Forms\Programs\FormCatalog;
use Vestibule\Forms\Programs\ManualEntries;
use Vestibule\Forms\Programs\Submissions;
use Vestibule\Forms\Saving\SavedForms;
use Vestibule\Forms\Saving\SavedLink;
use Vestibule\Forms\Steps\StepCall;
use Vestibule\Forms\Submit\EntryStore;
use Vestibule\Forms\Submit\EntryWriter;
use Vestibule\Forms\Submit\FormStateStore;
use Vestibule\Forms\Submit\Origin;
use Vestibule\Forms\Submit\PlainAnswer;
use Vestibule\Forms\Submit\SubmissionReader;
use Vestibule\Forms\Submit\SubmitCall;
use Vestibule\Forms\Submit\SubmitGuard;
use Vestibule\Forms\Submit\SuccessAnswer;
use Vestibule\Forms\Submit\Takings;
use Vestibule\Forms\Submit\Token;
use Vestibule\Forms\Submit\UsedTokens;
use Vestibule\Guard\SpamChecks;
use Vestibule\Guard\SpamSettings;
use Vestibule\Kernel\Call\PageKey;
use Vestibule\Kernel\Call\RequestReader;
use Vestibule\Kernel\Country\Countries;
use Vestibule\Kernel\Phone\PhoneNumbers;
use Vestibule\Kernel\Time\TimeWords;
use Vestibule\Kernel\Wiring\Objects;
use Vestibule\Services;

/** The objects of the feature that more than one place uses, each made when it is first asked for. */
final class Parts {

	private ?Forms $forms       = null;
	private ?FormStateStore $states = null;
	private ?FieldTypes $types  = null;
	private ?MergeTags $tags    = null;

	/**
	 * @param Closure(): Countries    $countries
	 * @param Closure(): PhoneNumbers $phones
	 */
	public function __construct(
		private readonly Services $services,
		private readonly BookingParts $booking,
		private readonly Closure $countries,
		private readonly Closure $phones,
		public readonly Objects $of,
	) {}

	/** One, because it remembers what it has read. */
	public function forms(): Forms {
		return $this->forms ??= new Forms( $this->blockReader(), $this->numbers() );
	}

	public function blockReader(): BlockReader {
		return new BlockReader( $this->types(), $this->fieldReader() );
	}

	/** One, because other plugins add to it. */
	public function types(): FieldTypes {
		$standard = fn( FieldTypes $types ) => ( new StandardTypes(
			( $this->countries )(),
			new Appointment( $this->appointments(), $this->services->clock ),
			( $this->phones )(),
			$this->of->get( VisitorFiles::class ),
			new AgreedTexts( $this->services->store()->secret()->sign( ... ) )
		) )->add( $types );
		return $this->types ??= new FieldTypes( $standard );
	}

	public function fieldReader(): FieldReader {
		return new FieldReader( $this->services->schema );
	}

	public function numbers(): FormNumbers {
		return new FormNumbers( $this->services->store()->database );
	}

	public function places(): Places {
		return new Places( $this->services->store()->database );
	}

	/** One, because it remembers what this request asks for. */
	public function states(): FormStateStore {
		return $this->states ??= new FormStateStore( new RequestReader() );
	}

	public function pageKeys(): PageKey {
		return new PageKey( $this->services->store()->secret() );
	}

	public function tokens(): Token {
		return new Token( $this->services->store()->secret(), $this->services->clock, fn (): SpamSettings => $this->of->get( SpamSettings::class ) );
	}

	public function appointments(): Appointments {
		return $this->booking->book();
	}

	public function records(): StoredBookings {
		return $this->booking->bookings();
	}

	public function bookings(): Bookings {
		return new Bookings( $this->appointments(), $this->booking->entryAppointments(), $this->records(), $this->services->clock );
	}

	public function storedEntries(): StoredEntries {
		return new StoredEntries( $this->forms(), $this->bookings(), $this->entryTable(), $this->waitingList() );
	}

	public function savedForms(): SavedForms {
		return new SavedForms( $this->services->store()->database, $this->services->clock );
	}

	public function savedLink(): SavedLink {
		return new SavedLink( $this->savedForms(), new RequestReader() );
	}

	public function admission(): Admission {
		$secret   = $this->services->store()->secret();
		$counting = new Counting( $this->entryTable(), $this->pools(), $this->forms(), $secret );
		return new Admission( $this->pools(), $counting, $this->waitingList(), $secret, $this->services->clock );
	}

	public function entryPlaces(): EntryPlaces {
		return new EntryPlaces( $this->pools(), $this->promotion(), $this->entryTable(), $this->forms(), $this->services->store()->secret(), $this->services->clock );
	}

	private function promotion(): Promotion {
		return new Promotion( $this->waitingList(), $this->entryTable(), $this->forms() );
	}

	public function heldPlaces(): HeldPlaces {
		return new HeldPlaces( $this->pools(), $this->waitingList(), $this->entryTable(), $this->forms(), $this->services->store()->transaction(), $this->services->clock );
	}

	private function waitingList(): WaitingList {
		return new WaitingList( $this->pools(), $this->services->store()->secret() );
	}

	public function triedAnswersCheck(): TriedAnswersCheck {
		return new TriedAnswersCheck( $this->forms(), $this->services->clock );
	}

	public function placesCheck(): PlacesCheck {
		$store = $this->services->store();
		return new PlacesCheck( $store->database, $store->transaction(), fn ( array $entries ) => $this->pools()->giveBack( $entries ), $this->promotion()->promoteAll( ... ) );
	}

	public function pools(): Pools {
		return new Pools( $this->services->store()->database, $this->services->store()->transaction() );
	}

	private function entryTable(): EntryTable {
		return new EntryTable( $this->services->store()->database, $this->services->clock );
	}

	public function catalog(): FormCatalog {
		return new FormCatalog( $this->services->schema, $this->forms(), $this->numbers() );
	}

	public function submitCall(): SubmitCall {
		return new SubmitCall(
			$this->forms(),
			$this->submitGuard(),
			new SubmissionReader( $this->admission() ),
			$this->entryStore(),
			$this->plainAnswer(),
			new TriedAnswers( $this->services->rates(), $this->services->store()->secret(), $this->services->clock )
		);
	}

	public function stepCall(): StepCall {
		return new StepCall( $this->forms(), $this->submitGuard(), $this->plainAnswer(), $this->services->rates() );
	}

	public function submitGuard(): SubmitGuard {
		return new SubmitGuard( $this->tokens(), $this->pageKeys(), $this->services->clock, $this->of->get( SpamChecks::class ) );
	}

	public function plainAnswer(): PlainAnswer {
		return new PlainAnswer( $this->forms(), $this->states(), new Origin(), $this->services->rates() );
	}

	public function usedTokens(): UsedTokens {
		return new UsedTokens( $this->services->store()->database, $this->services->clock );
	}

	public function entryStore(): EntryStore {
		$store = $this->services->store();
		return new EntryStore(
			$store->transaction(),
			$this->entryWriter(),
			$this->takings(),
			$this->usedTokens(),
			$this->storedEntries(),
			new SuccessAnswer( new BookedWords( new TimeWords(), new CalendarLink( $store->secret() ), $this->records() ), new Merger( $this->mergeTags() ), $this->services->mailBudget() )
		);
	}

	public function takings(): Takings {
		return new Takings( $this->bookings(), $this->admission(), new OpenRequests( $this->optIns(), $this->entryTable() ) );
	}

	public function optIns(): OptIns {
		return new OptIns( $this->services->store()->database, $this->services->clock, $this->services->store()->secret() );
	}

	public function confirming(): Confirming {
		return new Confirming( $this->services->store()->transaction(), $this->entryTable(), $this->optIns(), $this->entryStore(), $this->storedEntries(), $this->takings() );
	}

	public function askingAgain(): AskingAgain {
		return new AskingAgain( $this->entryTable(), $this->optIns(), $this->entryWriter(), $this->storedEntries(), $this->services->rates() );
	}

	private function entryWriter(): EntryWriter {
		return new EntryWriter( $this->entryTable(), $this->optIns(), $this->storedEntries() );
	}

	public function optInPage(): OptInPage {
		return new OptInPage( $this->optIns(), $this->confirming(), $this->entryTable(), $this->services->rates() );
	}

	public function leaveLink(): LeaveLink {
		return new LeaveLink( $this->services->store()->secret() );
	}

	public function leaving(): Leaving {
		return new Leaving( $this->services->store()->transaction(), $this->entryTable(), $this->forms(), $this->waitingList(), $this->pools() );
	}

	public function leavePage(): LeavePage {
		return new LeavePage( $this->leaveLink(), $this->leaving(), $this->storedEntries(), $this->entryTable(), $this->services->rates() );
	}

	public function lapsedEntries(): LapsedEntries {
		return new LapsedEntries( $this->optIns(), new Changes( $this->entryTable(), $this->services->store()->transaction() ) );
	}

	public function submissions(): Submissions {
		return new Submissions( $this->forms(), new SubmissionReader( $this->admission() ), $this->entryStore(), $this->services->clock );
	}

	public function manualEntries(): ManualEntries {
		return new ManualEntries( $this->forms(), $this->appointments(), $this->entryStore() );
	}

	/** One, because other plugins add to it. */
	public function mergeTags(): MergeTags {
		return $this->tags ??= new MergeTags( fn (): array => ( new StandardTags( $this->forms(), new BookingTag( $this->booking->bookings( ... ) ) ) )->all() );
	}

	public function retention(): FormRetention {
		return new FormRetention( $this->numbers() );
	}

	/**
	 * An appointment as an iCalendar file: an invitation, or its cancellation.
	 *
	 * @param string $organizer Email address of the organizer.
	 * @param string $attendee  Email address of the person invited; empty if unknown.
	 * @param string $link      Where the visitor changes the appointment, in their own file.
	 * @param string $visitor   Who comes, in the host's file.
	 */
	public function calendarFile( BookedTime $time, string $organizer, string $attendee, string $link = '', string $visitor = '' ): string {
		return ( new CalendarFile( $this->services->clock ) )->render( $time, $organizer, $attendee, $link, $visitor );
	}
}
