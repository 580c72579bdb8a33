<?php

declare(strict_types=1);

namespace Vestibule;

use Closure;
use Vestibule\Contracts\Appointments;
use libphonenumber\PhoneNumberUtil;
use Vestibule\Contracts\Clock;
use Vestibule\Contracts\Countries;
use Vestibule\Contracts\Schema;

/** The composition root: this hand-written list of modules is the map of the plugin. */
final class Plugin {

	public function __construct( private readonly string $file ) {}

	public function register(): void {
		$parts = new Health\Parts( $this->file );
		if ( array() !== $parts->missing() ) {
			$parts->registerNotice();
			return;
		}
		foreach ( $this->modules() as $module ) {
			$module->register();
		}
	}

	/** @return list<Module> */
	private function modules(): array {
		global $wpdb;
		$tables     = new Storage\Tables( $wpdb );
		$database   = new Storage\Database( $wpdb );
		$connection = new Storage\Connection( $wpdb );
		$clock      = new Clock();
		$upgrade    = new Storage\Upgrade( new Storage\Schema( $database, $tables ), new Storage\Pause( $clock ) );

		$schema  = new Schema( dirname( $this->file ) . '/contracts' );
		$numbers = new Form\FormNumbers();
		$type    = new Form\FormPostType( $schema );
		$forms   = new Form\Forms( new Form\BlockReader( new Form\FieldReader() ), $numbers );
		$secret  = new Form\Secret( $database, $tables );
		$keys    = new Form\PageKey( $secret );
		$states  = new Form\FormStates( new Ajax\RequestReader() );

		$rates = new Ajax\RateLimit( $database, $tables, $clock );
		$times = new Booking\EventReader( $schema );
		$seats = new Booking\Seats( $database, $tables, $clock );
		$book  = new Booking\Book( new Booking\Events( $times ), $seats, $clock );

		$countries = new Country\Countries( new Country\Names() );

		$tries = new Mail\Attempts( $database, $tables, $clock );
		$mail  = new Mail\EntryMail( new Mail\EntryText(), $tries );
		$read  = new Form\EntryReader( $forms, new Form\EntryWords( $countries, new Contracts\TimeWords() ), new Form\Bookings( $book, $database, $tables, $clock ), $database, $tables );
		$mails = new Mail\Retries( $tries, $read, $mail, $clock );

		$build = dirname( $this->file ) . '/build';
		$url   = plugins_url( 'build', $this->file );
		$late  = new View\LateModules();
		$built = static fn ( string $name ): View\BuiltModule => new View\BuiltModule( $build, $url, $name );

		$consent  = new Contracts\Settings( $schema, 'consent', Consent\ConsentModule::OPTION );
		$receipts = new Consent\Receipts( $database, $tables, $clock );

		$push        = new Push\Setup( new Contracts\Settings( $schema, 'push', Push\Setup::OPTION ), plugins_url( '', $this->file ) );
		$subscribers = new Push\Subscriptions( $database, $tables, $clock );

		$calls = static function () use ( $push, $subscribers, $consent, $receipts, $book, $rates, $database, $tables, $connection, $clock, $keys, $forms, $secret, $states, $countries, $schema ): array {
			$bookings = new Form\Bookings( $book, $database, $tables, $clock );
			return array(
				new Booking\SlotsCall( $book, $rates ),
				new Booking\SlotHoldCall( $book, new Booking\Holds( $database, $tables, $clock ), $rates, $keys->isGenuine( ... ) ),
				new Form\TokenCall( $forms, $keys, new Form\Token( $secret, $clock ), $rates ),
				new Ajax\LateCall(
					'vestibule_form_submit',
					static fn (): Ajax\Call => ( new Form\SubmitFactory( $forms, $secret, $states, $bookings, $book, $countries, new Phone\PhoneNumbers( PhoneNumberUtil::getInstance() ), $rates, $clock ) )
						->call( $database, $tables, new Storage\Transaction( $database, $connection ) )
				),
				new Form\CalendarCall( $bookings, new Form\CalendarLink( $secret ), new Form\CalendarFile( $clock ), $rates ),
				new Chat\CountCall( new Chat\Accounts( $schema ), new Chat\Counts( $database, $tables, $clock ), $rates ),
				new Chat\OpenCall( new Chat\Accounts( $schema ), Chat\ChatModule::settingsIn( $schema ) ),
				...self::consentCalls( $consent, new Consent\Recorder( $consent, $receipts, $rates ) ),
				new Push\SubscribeCall( $push, $subscribers, $rates ),
				new Push\UnsubscribeCall( $subscribers, $rates ),
				new Comments\KeysCall( new Comments\Keys( $secret->sign( ... ) ), $clock, $rates ),
			);
		};

		$checks = fn (): array => array(
			new Health\TablesCheck( $upgrade, $database, $tables ),
			new Health\FilesCheck( dirname( $this->file ) ),
			new Health\CronCheck( array( Storage\Purge::HOOK, Mail\MailModule::HOOK ) ),
			new Mail\FailedMailsCheck( $database, $tables, $clock ),
			new Push\KeysCheck( $push, new Push\KeyHealth( new Push\SiteKeys() ) ),
			new Booking\ZoneCheck( $times ),
		);

		return array(
			new Health\HealthModule( $checks, new Health\CacheCheck(), $upgrade ),
			new Storage\Module( $this->file, $upgrade, new Storage\Purge( $database, $tables, $clock ) ),
			new Storage\Network( $tables ),
			new Settings\Module( $this->file, $schema ),
			new Privacy\Module(),
			new Booking\Module(
				$this->file,
				new Booking\EventPostType( $schema, $times ),
				new Booking\FirstEvent( new Storage\Once( $database, $tables ), $schema ),
				$times,
				$schema
			),
			new Ajax\Module( $calls, new Ajax\RequestReader(), $connection ),
			new Form\FormModule( $this->file, $type, $numbers, $forms, $states ),
			new Form\Places\PlacesModule(),
			...$this->views( $schema, $forms, $states, $keys, $book, $countries, $clock, $built, $late ),
			new Demo\Module( $this->file, $database, $tables ),
			new Comments\CommentsModule( $secret->sign( ... ), $clock, $rates, new Comments\Assets( $late, $built( 'comments' ) ) ),
			new Consent\ConsentModule( $schema, $consent, $receipts, $late, $built( 'consent' ) ),
			new Consent\Admin\AdminModule( $this->file, $schema, $consent, $receipts ),
			...$this->push( $schema, $push, $subscribers, new Push\Sendings( $database, $tables, $clock ), $clock ),
			new Excerpt\ExcerptModule(),
			new Country\CountryModule( new Ajax\RequestReader(), new Country\CountryLookup(), $rates ),
			new Mail\MailModule( $this->file, $mail, $tries, $mails ),
			new Chat\Admin\AdminModule( $this->file, $schema, $clock, new Chat\Counts( $database, $tables, $clock ) ),
			new Entries\Module(
				$this->file,
				$database,
				$tables,
				new Storage\Transaction( $database, $connection ),
				$schema,
				new Entries\Sources(
					new Form\Labels( $forms, $countries ),
					$book,
					new Booking\EntryBookings( new Booking\Events( $times ), $seats, $database, $tables, $clock ),
					$mails,
					new Form\Retention( $numbers )
				)
			),
		);
	}

	/** @return list<Module> */
	private function push( Schema $schema, Push\Setup $setup, Push\Subscriptions $subscribers, Push\Sendings $sendings, Clock $clock ): array {
		$keys     = new Push\SiteKeys();
		$delivery = new Push\Delivery( $setup, $keys, $clock );
		$posts    = new Push\Posts( $setup, $subscribers, new Push\Batch( $subscribers, $delivery ), $sendings, new Push\KeyHealth( $keys ), $clock );
		$scripts  = new Push\Scripts( $setup, $keys, dirname( $this->file ) . '/build', plugins_url( 'build', $this->file ) );
		return array(
			new Push\PushModule( $schema, $setup, $subscribers, $posts, $sendings, $scripts ),
			new Push\Admin\AdminModule( $this->file, $schema, $setup, $subscribers, $sendings, $delivery, $scripts ),
		);
	}

	/** @return list<Ajax\Call> */
	private static function consentCalls( Contracts\Settings $settings, Consent\Recorder $recorder ): array {
		return array(
			new Consent\AcceptCall( $recorder ),
			new Consent\RevokeCall( $settings, $recorder ),
			new Consent\ChooseCall( $settings, $recorder ),
			new Consent\StyleCall( $settings ),
		);
	}

	/**
	 * @param Closure(string): View\BuiltModule $built By its name.
	 * @return list<Module> What a visitor and an editor see.
	 */
	private function views( Schema $schema, Form\Forms $forms, Form\FormStates $states, Form\PageKey $keys, Appointments $book, Countries $countries, Clock $clock, Closure $built, View\LateModules $late ): array {
		$build   = dirname( $this->file ) . '/build';
		$url     = plugins_url( 'build', $this->file );
		$islands = new Blocks\IslandScripts( $build, $url );
		$types   = new Blocks\BlockTypes( $build . '/blocks' );
		$form    = static fn (): Form\View\FormBlock => new Form\View\FormBlock(
			new Form\View\Instances( $forms, $states, $book, new Form\View\Words(), new Form\View\AppointmentModels( $book, $clock ) ),
			new Form\View\BodyPrinter( $keys, new Form\View\Errors(), new Form\View\Props( $url . '/phone/' ) ),
			$islands
		);
		$fields  = static fn (): Form\View\FieldBlock => new Form\View\FieldBlock( new Form\View\Views( $countries ), new Form\View\Submit() );
		$island  = new View\Island( $islands );
		return array(
			new Blocks\BlocksModule( $types, new Blocks\FieldAttributes( $schema ), $islands ),
			...$this->layout( $schema, $island, $url, $built, $late ),
			...$this->header( $schema, $island->ids, $built, $late ),
			new Chat\ChatModule( $schema, $clock, $island ),
			new Form\View\EditorModule( new Form\View\Words() ),
			new Form\View\ViewModule( $form, $fields ),
		);
	}

	/**
	 * @param Closure(string): View\BuiltModule $built By its name.
	 * @return list<Module> What arranges an author's content.
	 */
	private function layout( Schema $schema, View\Island $island, string $url, Closure $built, View\LateModules $late ): array {
		return array(
			new Tabs\TabsModule( $island, $built( 'tabs-early' ) ),
			new Accordion\AccordionModule( $island ),
			new Modal\ModalModule( $island, $url ),
			new Carousel\CarouselModule( $island ),
			new Reveal\RevealModule( $schema, $late, $built( 'reveal' ) ),
		);
	}

	/**
	 * @param Closure(string): View\BuiltModule $built By its name.
	 * @return list<Module> What surrounds the content, and the way through the page.
	 */
	private function header( Schema $schema, View\PageIds $ids, Closure $built, View\LateModules $late ): array {
		return array(
			new Sticky\StickyModule( $schema, $late, $built( 'sticky' ), $built( 'sticky-reveal' ) ),
			new Drawer\DrawerModule( $ids, $late, $built( 'drawer' ) ),
			new Menu\MenuModule( $late, $built( 'menu' ) ),
			new Scrolling\ScrollingModule( $late, $built( 'scrolling' ) ),
		);
	}
}
