<?php

declare(strict_types=1);

namespace Vestibule;

/** The composition root: this list of modules is the map of the plugin; each module makes its feature's objects. */
final class Plugin {

	/** @param string $file The plugin's main file. */
	public function __construct( private readonly string $file ) {}

	public function register(): void {
		( new Kernel\Call\EarlyCalls() )->register();
		foreach ( $this->modules() as $module ) {
			$module->register();
		}
	}

	/** @return list<Module> */
	private function modules(): array {
		$services = new Services( $this->file );
		$booking  = new Calendar\Parts( $services );
		$uploads  = new Entries\Files\Parts( $services );
		$forms    = new Forms\Parts( $services, $booking, static fn () => new Kernel\Country\Countries( new Kernel\Country\Names() ), static fn () => new Kernel\Phone\PhoneNumbers(), $uploads );
		$access   = new Inbox\Access();
		$outgoing = new Outgoing\Parts( $services, $forms, $uploads, $access->mayRead( ... ) );
		$entries  = new Inbox\Parts( $services, $forms, $booking, $outgoing, $access );
		$bookings = new Calendar\Admin\OwnerModule( $services, $booking, $forms, $access );

		return array(
			new Tools\Health\HealthModule( $services ),
			new Kernel\Database\StorageModule( $services ),
			new Tools\Settings\SettingsModule( $services ),
			new Site\Performance\PerformanceModule( $services ),
			new Site\Caches\PageCacheModule( $this->file, static fn ( int $post, string $type ): ?array => ( new Forms\Places\FormPages( $services->store->database ) )->of( $post, $type ) ),
			new Tools\Privacy\PrivacyModule(),
			new Calendar\BookingModule( $services, $booking ),
			$bookings,
			new Calendar\Feed\FeedModule( $services, $bookings ),
			new Forms\FormModule( $services, $forms ),
			new Entries\Files\UploadsModule( $services, $uploads, static fn ( int $form, string $field ) => $forms->forms()->fileRules( $form, $field ), $access->mayRead( ... ) ),
			new Site\Blocks\BlocksModule( $services ),
			new Site\Tabs\TabsModule( $services ),
			new Site\Accordion\AccordionModule( $services ),
			new Site\Modal\ModalModule( $services ),
			new Site\Carousel\CarouselModule( $services ),
			new Site\Reveal\RevealModule( $services ),
			new Site\Header\StickyModule( $services ),
			new Site\Header\DrawerModule( $services ),
			new Site\Header\MenuModule( $services ),
			new Site\Header\ScrollingModule( $services ),
			new Site\Chat\ChatModule( $services ),
			new Tools\Demo\DemoModule( $services ),
			new Tools\Start\StartModule( $services ),
			new Site\Comments\CommentsModule( $services ),
			new Guard\SpamModule( $services ),
			new Site\Consent\ConsentModule( $services ),
			new Site\Push\PushModule( $services ),
			new Site\Excerpt\ExcerptModule(),
			new Kernel\Country\CountryModule( $services ),
			new Outgoing\OutgoingModule( $services, $outgoing ),
			new Inbox\EntriesModule( $services, $entries ),
			new Tools\Programs\ApiModule( $services, $forms, $entries, $bookings ),
			new Tools\Import\ImportModule( $forms ),
			new Tools\Move\MoveModule(),
		);
	}
}
