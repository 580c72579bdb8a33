<?php

declare(strict_types=1);

namespace Vestibule\Tests\Tools\Demo;

use Vestibule\Tests\TestCase;
use Vestibule\Tools\Demo\Pictures;
use Vestibule\Tools\Demo\Texts;

/** Language of the demo content. */
final class DemoLanguageTest extends TestCase {

	private string $folder;

	protected function setUp(): void {
		parent::setUp();
		$this->folder = get_temp_dir() . uniqid( 'vestibule-texts-' );
		mkdir( $this->folder, 0700 );
		file_put_contents( "{$this->folder}/en.php", "<?php return array( 'door' => 'The door of {{home}}', 'stairs' => 'The stairs' );" );
		file_put_contents( "{$this->folder}/de.php", "<?php return array( 'door' => 'Die Tür von {{home}}' );" );
	}

	protected function tearDown(): void {
		array_map( unlink( ... ), array( "{$this->folder}/en.php", "{$this->folder}/de.php" ) );
		rmdir( $this->folder );
		parent::tearDown();
	}

	public function test_demo_texts_are_in_the_site_language_if_there_is_a_translation(): void {
		$texts = new Texts( $this->folder, new Pictures( $this->folder ) );
		$home  = home_url( '/' );

		self::assertSame( "The door of {$home}", $texts->read( 'door' ) );

		add_filter( 'determine_locale', static fn (): string => 'de_DE_formal' );

		self::assertSame( "Die Tür von {$home}", $texts->read( 'door' ) );
		self::assertSame( 'The stairs', $texts->read( 'stairs' ) );
	}
}
