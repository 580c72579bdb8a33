<?php

declare(strict_types=1);

namespace Vestibule\Tools\Demo;

/** Creates the authors of the demo's articles. They are users with random passwords that are never displayed. */
final class Authors {

	/** @var array<string, int>|null User IDs by login name and by full name. */
	private ?array $ids = null;

	/** @param string $file Path of content/authors.php, which returns the authors by login name. */
	public function __construct( private readonly string $file ) {}

	/**
	 * Returns the user ID of an author.
	 *
	 * @param string $who Login name of an author, or name of a comment's author.
	 * @return int User ID. 0 for comment authors without a user account.
	 */
	public function id( string $who ): int {
		return $this->all()[ $who ] ?? 0;
	}

	/** @return array<string, int> */
	public function all(): array {
		if ( null === $this->ids ) {
			$this->ids = array();
			/** @var array<string, array{name: string, about: string}> $authors */
			$authors = require $this->file;
			foreach ( $authors as $login => $author ) {
				$id                           = $this->user( $login, $author['name'], $author['about'] );
				$this->ids[ $login ]          = $id;
				$this->ids[ $author['name'] ] = $id;
			}
		}
		return $this->ids;
	}

	/** Creates a user. If another user already has this login name, returns the ID of the current user. */
	private function user( string $login, string $name, string $about ): int {
		$user = get_user_by( 'login', $login );
		if ( $user instanceof \WP_User ) {
			return '' === get_user_meta( $user->ID, Marks::KEY, true ) ? get_current_user_id() : $user->ID;
		}
		$id = wp_insert_user(
			array(
				'user_login'   => $login,
				'user_pass'    => wp_generate_password( 40, true, true ),
				'user_email'   => "{$login}@lindenbogen.example",
				'display_name' => $name,
				'description'  => $about,
				'role'         => 'author',
			)
		);
		if ( ! is_int( $id ) ) {
			return get_current_user_id();
		}
		update_user_meta( $id, Marks::KEY, '1' );
		return $id;
	}
}
