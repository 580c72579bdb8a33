<?php

declare(strict_types=1);

namespace Vestibule;

/** The composition root: this list of modules is the map of the plugin; each module makes its feature's objects. */
final class Plugin {

	/** @param string $file The plugin's main file. */
	public function __construct( private readonly string $file ) {}

	public function register(): void {
		( new Ajax\EarlyCalls() )->register();
		foreach ( $this->modules() as $module ) {
			$module->register();
		}
	}

	/** @return list<Module> */
	private function modules(): array {
		$services = new Services( $this->file );
		$booking  = new Booking\Parts( $services );
		$uploads  = new Uploads\Parts( $services );
		$forms    = new Form\Parts( $services, $booking, static fn () => new Country\Countries( new Country\Names() ), static fn () => new Phone\PhoneNumbers(), $uploads );
		$access   = new Entries\Access();
		$outgoing = new Outgoing\Parts( $services, $forms, $uploads, $access->mayRead( ... ) );
		$entries  = new Entries\Parts( $services, $forms, $booking, $outgoing, $access );
		$bookings = new Booking\Owner\OwnerModule( $services, $booking, $forms, $access );

		return array(
			new Health\HealthModule( $services ),
			new Storage\StorageModule( $services ),
			new Settings\SettingsModule( $services ),
			new Performance\PerformanceModule( $services ),
			new PageCache\PageCacheModule( $this->file, static fn ( int $post, string $type ): ?array => ( new Form\Places\FormPages() )->of( $post, $type ) ),
			new Privacy\PrivacyModule(),
			new Booking\BookingModule( $services, $booking ),
			$bookings,
			new Booking\Feed\FeedModule( $services, $bookings ),
			new Form\FormModule( $services, $forms ),
			new Uploads\UploadsModule( $services, $uploads, static fn ( int $form, string $field ) => $forms->forms()->fileRules( $form, $field ), $access->mayRead( ... ) ),
			new Blocks\BlocksModule( $services ),
			new Tabs\TabsModule( $services ),
			new Accordion\AccordionModule( $services ),
			new Modal\ModalModule( $services ),
			new Carousel\CarouselModule( $services ),
			new Reveal\RevealModule( $services ),
			new Sticky\StickyModule( $services ),
			new Drawer\DrawerModule( $services ),
			new Menu\MenuModule( $services ),
			new Scrolling\ScrollingModule( $services ),
			new Chat\ChatModule( $services ),
			new Demo\DemoModule( $services ),
			new Start\StartModule( $services ),
			new Comments\CommentsModule( $services ),
			new Spam\SpamModule( $services ),
			new Consent\ConsentModule( $services ),
			new Push\PushModule( $services ),
			new Excerpt\ExcerptModule(),
			new Country\CountryModule( $services ),
			new Outgoing\OutgoingModule( $services, $outgoing ),
			new Entries\EntriesModule( $services, $entries ),
			new Api\ApiModule( $services, $forms, $entries, $bookings ),
			new Move\MoveModule(),
		);
	}
}
