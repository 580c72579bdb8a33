<?php

declare(strict_types=1);

namespace Vestibule\Tests\Entries\Files;

use Vestibule\Forms\Files\DeleteCall;
use Vestibule\Forms\Files\UploadCall;
use Vestibule\Kernel\Call\Answer;
use Vestibule\Kernel\Call\Call;
use Vestibule\Kernel\Call\PostedFile;
use Vestibule\Kernel\Call\Request;
use Vestibule\Kernel\File\PrivateFolder;
use Vestibule\Tests\Forms\Submit\SubmitTestCase;
use Vestibule\Tests\Wired;

/** Form 4 with a file field and an image field, and an upload folder for the test. */
abstract class UploadsTestCase extends SubmitTestCase {

	protected Samples $samples;
	protected string $folder;

	protected function setUp(): void {
		parent::setUp();
		$this->samples = new Samples();
		$this->folder  = sys_get_temp_dir() . '/vestibule-test-' . bin2hex( random_bytes( 6 ) );
		mkdir( $this->folder );
		add_filter( 'vestibule/uploads_folder', fn (): string => $this->folder );
		$form   = $this->site->forms->byFormId( 4 )->postId ?? 0;
		$blocks = '<!-- wp:vestibule/field-file {"name":"cv","label":"CV","maxFiles":2,"maxFileSize":1} /--><!-- wp:vestibule/field-image {"name":"photo","label":"Photo"} /-->';
		wp_update_post( array( 'ID' => $form, 'post_content' => wp_slash( $blocks . ( get_post( $form )->post_content ?? '' ) ) ) );
		$this->site->forms->forget();
	}

	protected function tearDown(): void {
		try {
			( new PrivateFolder() )->remove();
			is_dir( $this->folder ) && rmdir( $this->folder );
			$this->samples->forget();
		} finally {
			parent::tearDown();
		}
	}

	/** @param array<string, string> $body */
	protected function upload( PostedFile $file, array $body = array(), string $address = '203.0.113.7' ): Answer {
		return $this->ask( Wired::of( UploadCall::class ), $body, array( $file ), $address );
	}

	protected function uploaded( string $field = 'cv', string $name = 'a.pdf', string $bytes = "%PDF-1.7\n%%EOF" ): string {
		$answer = $this->upload( $this->samples->file( $bytes, $name ), array( 'field' => $field ) );
		self::assertSame( 200, $answer->status, (string) wp_json_encode( $answer->body ) );
		/** @var array{files: list<array{url: string, name: string, size: int}>} $data */
		$data = $answer->body['data'];
		return $data['files'][0]['url'];
	}

	/** @param array<string, string> $body */
	protected function takeOut( string $reference, array $body = array() ): Answer {
		return $this->ask( Wired::of( DeleteCall::class ), array( 'url' => $reference ) + $body );
	}

	/** @return list<string> Names of files on the disk. */
	protected function onDisk(): array {
		return array_map( basename( ... ), glob( $this->folder . '/*/[0-9a-f][0-9a-f]/*' ) ?: array() );
	}

	protected function pathOf( string $name ): string {
		return ( new PrivateFolder() )->find( $name ) ?? '';
	}

	/** @return list<array<string, string|null>> */
	protected function rows(): array {
		return $this->site->rows( $this->site->tables->named( 'uploads' ) );
	}

	/**
	 * @param array<string, string> $body
	 * @param list<PostedFile>      $files
	 */
	private function ask( Call $call, array $body, array $files = array(), string $address = '203.0.113.7' ): Answer {
		$body   += array( 'form_id' => '4', 'nonce' => $this->site->keys->forForm( 4 ), 'field' => 'cv' );
		$request = ( new Request( 'POST', array(), $body, array( 'content-length' => '500' ), $address ) )->withFiles( array() === $files ? array() : array( 'file' => $files ) );
		return $this->dispatch( $call, $request );
	}
}
