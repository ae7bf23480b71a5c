//! A server that is killed, whose disk is full, or whose database is locked, read-only or replaced, while people play. Nothing that
//! was acknowledged is lost, and play goes on by itself. `BROADSIDE_KILLS=200` kills it more often (`make faults`).
#![cfg(target_os = "linux")]
#![allow(clippy::unwrap_used)]

#[path = "../../server/tests/common/mod.rs"]
mod common;
#[path = "faults/people.rs"]
mod people;
#[path = "faults/server.rs"]
mod server;

use std::time::{Duration, Instant};

use people::People;
use server::{Home, Program};
use sqlx::{Connection, SqliteConnection};

/// How many people play, each at a table of their own.
const PEOPLE: u64 = 3;

/// How long play may take to go on when a fault has passed.
const SOON: Duration = Duration::from_secs(30);

#[tokio::test(flavor = "multi_thread")]
async fn nothing_acknowledged_is_lost_when_the_server_is_killed() {
    let kills = std::env::var("BROADSIDE_KILLS").map_or(4, |kills| kills.parse().unwrap());
    let home = Home::plain();
    let mut program = Program::start(&home).await;
    let people = People::begin(&program, PEOPLE);
    let (mut lost, began) = (0, Instant::now());
    for kill in 0..kills {
        people.play_on(SOON).await;
        // Each time at another moment of what is under way.
        tokio::time::sleep(Duration::from_millis(20 + kill * 37 % 260)).await;
        program.kill();
        people.rest().await;
        lost += people.lost(&home.file()).await;
        program = Program::start(&home).await;
        people.resume(&program);
    }
    people.play_on(SOON).await;
    program.kill();
    people.rest().await;
    lost += people.lost(&home.file()).await;
    println!("{} kills in {:.0?}: {}, {lost} lost", kills + 1, began.elapsed(), people.told());
    assert_eq!(lost, 0);
    people.have_done_everything();
}

/// People play; the fault comes; they are told; it passes; they play on; the server is killed, and everything is there.
async fn endures(home: &Home, fault: impl AsyncFnOnce(), passes: impl AsyncFnOnce()) -> u64 {
    let program = Program::start(home).await;
    let people = People::begin(&program, PEOPLE);
    people.play_on(SOON).await;
    fault().await;
    people.are_told(SOON).await;
    let began = Instant::now();
    while program.health().await != 503 {
        assert!(began.elapsed() < SOON, "whoever watches over the server is told as well");
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    passes().await;
    people.play_on(SOON).await;
    people.play_on(SOON).await;
    assert_eq!(program.health().await, 200);
    program.kill();
    people.rest().await;
    println!("{}, put out {} times", people.told(), people.put_out());
    people.lost(&home.file()).await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_disk_that_is_full_takes_answers_again_when_it_is_freed() {
    let Some(home) = Home::small() else {
        println!("skipped: this user may not mount a small disk of their own (unshare, nsenter)");
        return;
    };
    let filler = home.folder().join("filler");
    let fill = async || {
        let mut left: usize = 64 * 1024 * 1024;
        let mut file = std::fs::File::create(&filler).unwrap();
        while left > 0 && std::io::Write::write_all(&mut file, &[7; 512]).is_ok() {
            left -= 512;
        }
        assert!(left > 0, "the disk is not full");
    };
    let free = async || std::fs::remove_file(&filler).unwrap();
    assert_eq!(endures(&home, fill, free).await, 0);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_database_that_another_program_locks_takes_answers_again() {
    let home = Home::plain();
    let (locked, unlock) = tokio::sync::oneshot::channel::<()>();
    let file = home.file();
    let lock = async || {
        let mut db = SqliteConnection::connect(file.to_str().unwrap()).await.unwrap();
        sqlx::query("BEGIN IMMEDIATE").execute(&mut db).await.unwrap();
        tokio::spawn(async move {
            let _ = unlock.await;
            sqlx::query("ROLLBACK").execute(&mut db).await.unwrap();
        });
    };
    let free = async || locked.send(()).unwrap();
    assert_eq!(endures(&home, lock, free).await, 0);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_database_that_is_replaced_by_a_copy_for_reading_only_is_written_again_when_it_may() {
    let Some(home) = Home::of_nobody() else {
        println!("skipped: nothing keeps this user from writing a file that is for reading only (setpriv)");
        return;
    };
    let (file, copy) = (home.file(), home.folder().join("copy.db"));
    let may = |mode: u32| {
        use std::os::unix::fs::PermissionsExt;
        std::fs::set_permissions(&file, std::fs::Permissions::from_mode(mode)).unwrap();
    };
    let replace = async || {
        let mut db = SqliteConnection::connect(file.to_str().unwrap()).await.unwrap();
        // The people's games stand still in between, so that the copy holds them all.
        sqlx::query("BEGIN IMMEDIATE").execute(&mut db).await.unwrap();
        let mut reader = SqliteConnection::connect(file.to_str().unwrap()).await.unwrap();
        sqlx::query(sqlx::AssertSqlSafe(format!("VACUUM INTO '{}'", copy.display())))
            .execute(&mut reader)
            .await
            .unwrap();
        std::fs::rename(&copy, &file).unwrap();
        may(0o444);
        sqlx::query("ROLLBACK").execute(&mut db).await.unwrap();
    };
    let free = async || may(0o666);
    assert_eq!(endures(&home, replace, free).await, 0);
}
